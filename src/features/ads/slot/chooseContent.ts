import type { SlotState } from './slotState';

/** Share of readers with an ad blocker who are asked to allow ads (spec §9). */
export const MESSAGE_SHARE = 0.2;

/** Kind of ad in the slot, and its `eventLabel`. */
export type SlotContent =
  | { readonly kind: 'message'; readonly label: 'in-house-adblock' }
  | { readonly kind: 'inHouse'; readonly label: 'in-house' | 'in-house-carbon' }
  | { readonly kind: 'network'; readonly label: 'carbon' };

interface Situation {
  /** Whether an ad network is configured. */
  readonly hasNetwork: boolean;
  readonly state: SlotState;
  /** At least 0 and below 1, constant while the slot is mounted. */
  readonly random: number;
}

/** Selects the slot's content: the first rule that applies. */
export function chooseContent({ hasNetwork, state, random }: Situation): SlotContent {
  if (!hasNetwork) return { kind: 'inHouse', label: 'in-house' };
  if (state.hasAdBlocker) {
    return random < MESSAGE_SHARE
      ? { kind: 'message', label: 'in-house-adblock' }
      : { kind: 'inHouse', label: 'in-house' };
  }
  if (state.sighting === 'backers') return { kind: 'inHouse', label: 'in-house-carbon' };
  return { kind: 'network', label: 'carbon' };
}
