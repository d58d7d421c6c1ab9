import { createRequire } from 'node:module';
import pathToRegexp, { type PathKey } from '../client/pathToRegexp';

/** The one that React Router has. */
const library = createRequire(require.resolve('react-router'))(
  'path-to-regexp',
) as typeof pathToRegexp;

const PATTERNS = [
  '/',
  '*',
  '/material-ui',
  '/material-ui/',
  '/material-ui/react-button/',
  '/material-ui/*',
  '/zh/x/v7.0/',
  '/a$b^c/[d]{e}|f/',
  '\\/material-ui\\/v5\\.0\\/react-button\\/',
];

const PATHS = [
  '/',
  '/material-ui',
  '/material-ui/',
  '/Material-UI/',
  '/material-ui/react-button',
  '/material-ui/react-button/',
  '/material-ui/react-button/more/',
  '/material-ui-next/',
  '/zh/x/v7.0/',
  '/zh/x/v7x0/',
  '/a$b^c/[d]{e}|f/',
  '/material-ui/v5.0/react-button/',
  '',
];

const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

test.each(PATTERNS)('%s matches what it matches with the library', (pattern) => {
  for (const options of OPTIONS) {
    const keys: PathKey[] = [];
    const libraryKeys: PathKey[] = [];
    const ours = pathToRegexp(pattern, keys, options);
    const theirs = library(pattern, libraryKeys, options);
    const where = `${pattern} ${JSON.stringify(options)}`;
    for (const path of PATHS) {
      expect([where, path, ours.exec(path)?.slice()]).toEqual([
        where,
        path,
        theirs.exec(path)?.slice(),
      ]);
    }
    expect(keys.map(({ name }) => name)).toEqual(libraryKeys.map(({ name }) => name));
  }
});

test.each(['/users/:id', '/a(b)', '/a+', '/a?'])('%s says what to do', (pattern) => {
  expect(() => pathToRegexp(pattern, [])).toThrow(
    `The path ${pattern} has parameters, which plugins/page-weight does without.`,
  );
});

test('a path without parameters is its own address', () => {
  expect(pathToRegexp.compile('/material-ui/')()).toBe('/material-ui/');
});
