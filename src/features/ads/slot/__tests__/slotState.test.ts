import {
  afterPoll,
  INITIAL_SLOT_STATE,
  MAX_POLLS,
  POLL_INTERVAL,
  pollsAgain,
  type Sighting,
} from '../slotState';

/** Returns the state after a number of polls without ad, and then the given sightings. */
function stateAfter(emptyPolls: number, ...sightings: Sighting[]) {
  return [...Array<Sighting>(emptyPolls).fill('none'), ...sightings].reduce(
    afterPoll,
    INITIAL_SLOT_STATE,
  );
}

test('spec §9: every 500 ms', () => {
  expect(POLL_INTERVAL).toBe(500);
});

test('spec §9: 30 polls at most', () => {
  expect(MAX_POLLS).toBe(30);
  expect(pollsAgain(stateAfter(29))).toBe(true);
  expect(pollsAgain(stateAfter(30))).toBe(false);
});

test.each([
  [0, false],
  [1, false],
  [6, false],
  [7, true],
  [30, true],
])('spec §9: after %i polls without an ad, an ad blocker is assumed: %s', (polls, expected) => {
  expect(stateAfter(polls).hasAdBlocker).toBe(expected);
});

test.each<[number, Sighting]>([
  [0, 'ad'],
  [6, 'ad'],
  [7, 'ad'],
  [29, 'ad'],
  [12, 'backers'],
])('after %i polls without, %s: no ad blocker, and no more polls', (emptyPolls, sighting) => {
  const state = stateAfter(emptyPolls, sighting);
  expect(state).toEqual({ polls: emptyPolls + 1, sighting, hasAdBlocker: false });
  expect(pollsAgain(state)).toBe(false);
});
