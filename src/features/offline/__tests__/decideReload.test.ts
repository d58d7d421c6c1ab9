import { decideReload, RELOAD_PAUSE } from '../decideReload';

test.each([
  ['a page in front', null, false, true, 'now'],
  ['a page behind', null, false, false, 'later'],
  ['a field is being edited', null, true, true, 'later'],
  ['a field is being edited behind', null, true, false, 'later'],
  ['it was just reloaded for a new worker', 0, false, true, 'no'],
  ['the same, a moment before the pause is over', RELOAD_PAUSE - 1, false, true, 'no'],
  ['the same, and a field is being edited', 0, true, true, 'no'],
  ['the reload is long ago', RELOAD_PAUSE, false, true, 'now'],
] as const)('%s', (_what, lastReload, isBusy, isInFront, expected) => {
  expect(decideReload({ lastReload, isBusy, isInFront })).toBe(expected);
});

test('two reloads within a minute would be twice in a row', () => {
  expect(RELOAD_PAUSE).toBe(60_000);
});
