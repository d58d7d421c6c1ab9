import { findCounterpart, PAGE_RENAMES, type PageRename } from '../counterparts';
import { DOCS_VERSIONS, type DocsVersion } from '../docsVersions';

const find = (version: string) =>
  DOCS_VERSIONS.find(
    ({ productId, name }) => productId === 'material-ui' && name === version,
  ) as DocsVersion;
const current = find('current');
const v5 = find('v5');

const PAGES = [
  '/material-ui/getting-started',
  '/material-ui/react-button',
  '/material-ui/react-grid-2',
  '/material-ui/customization',
  '/material-ui/v5/getting-started',
  '/material-ui/v5/react-button',
  '/material-ui/v5/react-unstable-grid',
];
const renames: PageRename[] = [
  {
    productId: 'material-ui',
    version: 'v5',
    from: '/react-unstable-grid',
    to: '/react-grid-2',
  },
];

test.each<[string, DocsVersion, DocsVersion, string, boolean]>([
  ['/material-ui/react-button', current, v5, '/material-ui/v5/react-button', true],
  ['/material-ui/v5/react-button', v5, current, '/material-ui/react-button', true],
  ['/material-ui/react-grid-2', current, v5, '/material-ui/v5/react-unstable-grid', true],
  ['/material-ui/v5/react-unstable-grid', v5, current, '/material-ui/react-grid-2', true],
  ['/material-ui/v5/customization/a/b', v5, current, '/material-ui/customization', false],
  ['/material-ui/customization/a', current, v5, '/material-ui/v5/getting-started', false],
  ['/material-ui/react-new', current, v5, '/material-ui/v5/getting-started', false],
])('%s', (pathname, from, to, expected, exact) => {
  const hasPage = (path: string) => PAGES.includes(path);
  expect(
    findCounterpart(pathname, { from, to, hasPage, start: '/getting-started', renames }),
  ).toEqual({ pathname: expected, exact });
});

test('each rename is of a version that is in the site', () => {
  const known = DOCS_VERSIONS.map(({ productId, name }) => `${productId} ${name}`);
  for (const { productId, version } of PAGE_RENAMES) {
    expect(known).toContain(`${productId} ${version}`);
  }
});
