import type { ApiSection } from '../../../../../../src/site/apiReference';
import { API_SECTIONS } from '../../../../../../src/site/apiReference';
import siteManifest from '../../../../../../package.json';
import { apiModelRequests, documentedNames } from '../modelRequest';

const sections = API_SECTIONS.filter(({ packageName }) =>
  ['@mui/material', '@mui/base'].includes(packageName),
) as readonly ApiSection[];

test.each([
  ['no other version', {}, []],
  ['an older version', { 'material-v5': 'npm:@mui/material@5.16.7' }, ['material-v5']],
  ['an alias of another package', { chairs: 'npm:@acme/chairs@1.0.0' }, []],
  ['a plain dependency', { '@mui/material': '6.1.0' }, []],
])('with %s', (_, dependencies, aliases) => {
  const requests = apiModelRequests(sections, dependencies);
  expect(requests.flatMap(({ alias }) => alias ?? [])).toEqual(aliases);
  expect(requests.flatMap(({ alias, packageName }) => (alias ? [] : packageName))).toEqual([
    '@mui/material',
    '@mui/base',
  ]);
});

test('hooks are wanted of the packages that have documented ones', () => {
  const requests = apiModelRequests(API_SECTIONS, siteManifest.dependencies);
  const withHooks = requests.flatMap(({ hooks, packageName }) => (hooks ? packageName : []));
  expect(withHooks).toContain('@mui/base');
  expect(withHooks).not.toContain('@mui/material');
  for (const packageName of withHooks) {
    expect(documentedNames(API_SECTIONS, packageName).hooks).not.toEqual([]);
  }
});

test('documented names come once each, sorted', () => {
  const { components, hooks } = documentedNames(API_SECTIONS, '@mui/base');
  for (const names of [components, hooks]) {
    expect(names).toEqual([...new Set(names)].sort());
  }
  expect(components).toContain('Button');
  expect(hooks).toContain('useButton');
});
