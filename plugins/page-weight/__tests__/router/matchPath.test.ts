import { matchPath as library } from 'react-router-dom';
import { matchPath, matchText } from '../../client/router/matchPath';

const PATTERNS = [
  '/',
  '*',
  '/material-ui',
  '/material-ui/',
  '/material-ui/*',
  '/zh/x/v7.0/',
  '/a$b^c/[d]{e}|f/',
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

const OPTIONS = [true, false].flatMap((exact) =>
  [true, false].flatMap((strict) =>
    [true, false].map((sensitive) => ({ exact, strict, sensitive })),
  ),
);

test.each(PATTERNS)('%s matches what it matches with the library', (path) => {
  for (const options of OPTIONS) {
    for (const pathname of PATHS) {
      const question = { ...options, path, pathname };
      expect({ ...question, match: matchPath(pathname, { ...options, path }) }).toEqual({
        ...question,
        match: library(pathname, { ...options, path }),
      });
    }
  }
});

test.each([
  ['/material-ui/react-button/', '/material-ui/'],
  ['/x/', ['/material-ui/', '/x/', '/']],
  ['/x/', { path: ['/material-ui/', '/x/'], exact: true }],
  ['/x/', { path: [] }],
])('%s and %j give what the library gives', (pathname, options) => {
  expect(matchPath(pathname, options)).toEqual(library(pathname, options));
});

test.each(['/users/:id', '/a(b)', '/a+', '/a?', '/a\\*'])('%s says what to do', (path) => {
  expect(() => matchPath('/', path)).toThrow(
    `The path ${path} has parameters, which plugins/page-weight does without.`,
  );
});

test('in a text no character has a meaning', () => {
  expect(matchText('/a*(b)/c', '/a*(b)/', {})).toMatchObject({ url: '/a*(b)', isExact: false });
  expect(matchText('/a/', '/*/', {})).toBeNull();
});
