/** Polling interval in ms (spec §9). */
export const POLL_INTERVAL = 500;

/** Maximum number of polls. */
export const MAX_POLLS = 30;

/** After more polls than this without ad, an ad blocker is assumed. */
const POLLS_BEFORE_AD_BLOCKER = 6;

/** Result of a poll: nothing, an ad, or an ad for backers. */
export type Sighting = 'none' | 'ad' | 'backers';

/** State of the network's ad. */
export interface SlotState {
  readonly polls: number;
  readonly sighting: Sighting;
  readonly hasAdBlocker: boolean;
}

export const INITIAL_SLOT_STATE: SlotState = { polls: 0, sighting: 'none', hasAdBlocker: false };

/** Whether to poll again. */
export function pollsAgain({ polls, sighting }: SlotState): boolean {
  return sighting === 'none' && polls < MAX_POLLS;
}

/** Reduces the result of a poll. An ad that arrives late resets the ad blocker. */
export function afterPoll(state: SlotState, sighting: Sighting): SlotState {
  const polls = state.polls + 1;
  return {
    polls,
    sighting,
    hasAdBlocker: sighting === 'none' && polls > POLLS_BEFORE_AD_BLOCKER,
  };
}
