import { chooseContent, MESSAGE_SHARE } from '../chooseContent';
import { INITIAL_SLOT_STATE } from '../slotState';

const WAITING = INITIAL_SLOT_STATE;
const BLOCKED = { polls: 7, sighting: 'none', hasAdBlocker: true } as const;
const FOUND = { polls: 1, sighting: 'ad', hasAdBlocker: false } as const;
const BACKERS = { polls: 1, sighting: 'backers', hasAdBlocker: false } as const;

test('spec §9: the message is for 20% of readers with an ad blocker', () => {
  expect(MESSAGE_SHARE).toBe(0.2);
});

test.each([
  ['an ad blocker, below the share', true, BLOCKED, 0.199, 'message', 'in-house-adblock'],
  ['an ad blocker, at the share', true, BLOCKED, 0.2, 'inHouse', 'in-house'],
  ['an ad blocker, above', true, BLOCKED, 0.999, 'inHouse', 'in-house'],
  ['a link to the backers', true, BACKERS, 0.1, 'inHouse', 'in-house-carbon'],
  ['nothing found yet', true, WAITING, 0.1, 'network', 'carbon'],
  ["the network's ad", true, FOUND, 0.1, 'network', 'carbon'],
  ['no network', false, WAITING, 0.1, 'inHouse', 'in-house'],
])('%s', (_name, hasNetwork, state, random, kind, label) => {
  expect(chooseContent({ hasNetwork, state, random })).toEqual({ kind, label });
});
