import { cacheFileName, outdatedFiles, temporaryFileName } from '../cacheFiles';

const KEY = 'a'.repeat(64);
const OLDER = 'b'.repeat(64);
const HOUR = 60 * 60_000;

test.each([
  ['the model in use', cacheFileName('@mui/x-charts', KEY), 9 * HOUR, false],
  ['an older one of the same package', cacheFileName('@mui/x-charts', OLDER), 0, true],
  ['one of another package', cacheFileName('@mui/x-data-grid', OLDER), 9 * HOUR, false],
  ['one of a package with a longer name', cacheFileName('@mui/x-charts-pro', OLDER), HOUR, false],
  ['one that is being written', temporaryFileName('@mui/x-charts', KEY, 'w1'), HOUR / 2, false],
  ['one whose writer is gone', temporaryFileName('@mui/x-charts', KEY, 'w1'), 2 * HOUR, true],
  ['somebody else’s file', 'mui-x-charts-notes.txt', 9 * HOUR, false],
])('%s', (_, name, age, isOutdated) => {
  expect(outdatedFiles([name], '@mui/x-charts', KEY, () => age)).toEqual(isOutdated ? [name] : []);
});

test('names have no slashes', () => {
  expect(cacheFileName('@mui/material', KEY)).toBe(`mui-material-${KEY}.json`);
});
