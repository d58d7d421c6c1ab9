import { unstable_defaultSxConfig } from '@mui/system';
import { readSxKeys } from '../node/facts/readSxKeys';

const rows = readSxKeys();
const rowOf = (key: string) => rows.find(({ keys }) => keys.includes(key));

test('every key of the configuration stands in one row', () => {
  expect(rows.flatMap(({ keys }) => keys).sort()).toEqual(
    Object.keys(unstable_defaultSxConfig).sort(),
  );
});

test('names of the same style share a row', () => {
  expect(rowOf('mx')).toEqual({
    keys: ['mx', 'marginX'],
    css: ['marginLeft', 'marginRight'],
    themeKey: 'spacing',
    example: [2, '16px'],
  });
  expect(rowOf('bgcolor')?.keys).toEqual(['bgcolor', 'backgroundColor']);
});

test.each([
  ['border', ['border'], 'borders', [2, '2px solid']],
  ['borderRadius', ['borderRadius'], 'shape.borderRadius', [2, '8px']],
  ['maxWidth', ['maxWidth'], 'breakpoints.values', [0.5, '50%']],
  ['displayPrint', ['display (@media print)'], null, null],
  ['typography', [], 'typography', null],
  ['top', ['top'], null, null],
])('%s', (key, css, themeKey, example) => {
  expect(rowOf(key)).toMatchObject({ css, themeKey, example });
});
