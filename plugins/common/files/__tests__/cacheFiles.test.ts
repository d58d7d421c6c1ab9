import { cacheFileName, outdatedFiles } from '../cacheFiles';

const KEY = 'a'.repeat(64);
const OLDER = 'b'.repeat(64);

test.each([
  ['the model in use', cacheFileName('@mui/x-charts', KEY), false],
  ['an older one of the same package', cacheFileName('@mui/x-charts', OLDER), true],
  ['one of another package', cacheFileName('@mui/x-data-grid', OLDER), false],
  ['one of a package with a longer name', cacheFileName('@mui/x-charts-pro', OLDER), false],
  ['one that is being written', `${cacheFileName('@mui/x-charts', OLDER)}.w1.tmp`, false],
  ['somebody else’s file', 'mui-x-charts-notes.txt', false],
])('%s', (_, name, isOutdated) => {
  expect(outdatedFiles([name], '@mui/x-charts', KEY)).toEqual(isOutdated ? [name] : []);
});

test('names have no slashes', () => {
  expect(cacheFileName('@mui/material', KEY)).toBe(`mui-material-${KEY}.json`);
});
