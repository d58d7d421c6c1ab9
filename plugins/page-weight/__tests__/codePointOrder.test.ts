import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SORTING_FILES, toCodePointOrder } from '../node/codePointOrder';

/** The folder of a package's compiled files. */
const libOf = (name: string) => path.dirname(require.resolve(name));
const FILES = [
  path.join(libOf('@docusaurus/plugin-content-docs'), 'client', 'docsClientUtils.js'),
  path.join(libOf('@docusaurus/theme-common'), 'utils', 'reactUtils.js'),
];

test.each(FILES.map((file) => [path.basename(file), file]))(
  '%s sorts by the rules of a language, and here without',
  (_name, file) => {
    expect(file).toMatch(SORTING_FILES);
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('localeCompare');
    expect(toCodePointOrder(source)).not.toContain('localeCompare');
  },
);

/** Sorts with a comparison that is written in a module. */
function sort(values: readonly unknown[], comparison: string): unknown[] {
  const compare = new Function('a', 'b', `return ${comparison};`) as (
    a: unknown,
    b: unknown,
  ) => number;
  return [...values].sort(compare);
}

test.each([
  [
    'b.path.localeCompare(a.path)',
    [{ path: '/x' }, { path: '/material-ui' }, { path: '/material-ui/v5' }, { path: '/' }],
  ],
  [
    'a[0].localeCompare(b[0])',
    [
      ['sidebar', 1],
      ['items', 2],
      ['items', 3],
      ['name', 4],
    ],
  ],
])('%s keeps its order', (comparison, values) => {
  const changed = toCodePointOrder(comparison);
  expect(changed).not.toBe(comparison);
  expect(sort(values, changed)).toEqual(sort(values, comparison));
});

test('other code stays', () => {
  const source = 'export const isFirst = (a, b) => a < b;';
  expect(toCodePointOrder(source)).toBe(source);
});
