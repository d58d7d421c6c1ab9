import { getNavEntryKind, getNavFlags, isApiPathname, type NavEntry } from '../nav';

const children: NavEntry[] = [{ pathname: '/x/a' }];

test.each<[NavEntry, string]>([
  [{ pathname: '/x/react-charts' }, 'page'],
  [{ pathname: '/x/react-charts/' }, 'page'],
  [{ pathname: '/x' }, 'page'],
  [{ pathname: '/x/react-charts#axis' }, 'link'],
  [{ pathname: '/xylophone' }, 'link'],
  [{ pathname: '/material-ui/react-button' }, 'link'],
  [{ pathname: '/versions/' }, 'link'],
  [{ pathname: 'https://mui.com/blog/' }, 'external'],
  [{ pathname: '/x/react-charts', planned: true }, 'planned'],
  [{ pathname: 'https://mui.com/blog/', planned: true }, 'planned'],
  [{ pathname: '/x/react-charts', planned: false }, 'page'],
  [{ pathname: '/x/react-charts', children }, 'group'],
  [{ pathname: '/x/react-charts', children, planned: true }, 'group'],
])('%j is a %s', (entry, kind) => {
  expect(getNavEntryKind(entry, '/x')).toBe(kind);
});

test.each([
  ['/material-ui/api/button', true],
  ['/base-ui/react-button/components-api/#button', true],
  ['/base-ui/react-button/hooks-api', true],
  ['/material-ui/guides/api', false],
  ['/material-ui/guides/apis', false],
])('isApiPathname %s', (pathname, expected) => {
  expect(isApiPathname(pathname)).toBe(expected);
});

test('only flags that are set are flags', () => {
  expect(
    getNavFlags({ pathname: '/x', title: 'X', plan: 'pro', beta: true, legacy: false }),
  ).toEqual({ plan: 'pro', beta: true });
  expect(getNavFlags({ pathname: '/x' })).toEqual({});
});
