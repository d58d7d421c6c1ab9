/** How often the slot is looked at for the network's ad, in ms (spec §9). */
export const POLL_INTERVAL = 500;

/** How many times at most. */
export const MAX_POLLS = 30;

/** After more polls than these without an ad, an ad blocker is assumed. */
export const POLLS_BEFORE_AD_BLOCKER = 6;

/** What a poll finds in the slot: nothing, an ad, or one that asks for backers. */
export type Sighting = 'none' | 'ad' | 'backers';

/** What is known of the network's ad. */
export interface SlotState {
  readonly polls: number;
  readonly sighting: Sighting;
  readonly hasAdBlocker: boolean;
}

export const INITIAL_SLOT_STATE: SlotState = { polls: 0, sighting: 'none', hasAdBlocker: false };

/** Whether the slot is to be looked at again. */
export function pollsAgain({ polls, sighting }: SlotState): boolean {
  return sighting === 'none' && polls < MAX_POLLS;
}

/** Spec §4, "Ad slot": an ad that appears after all takes the ad blocker back. */
export function afterPoll(state: SlotState, sighting: Sighting): SlotState {
  const polls = state.polls + 1;
  return {
    polls,
    sighting,
    hasAdBlocker: sighting === 'none' && polls > POLLS_BEFORE_AD_BLOCKER,
  };
}
