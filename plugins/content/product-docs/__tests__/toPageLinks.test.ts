import { DOCS_VERSIONS, type DocsVersion } from '../../../../src/site/docsVersions';
import { toPageLinks, type PageLinkContext } from '../node/addPageLinks';

const find = (productId: string, name: string) =>
  DOCS_VERSIONS.find(
    (version) => version.productId === productId && version.name === name,
  ) as DocsVersion;
const newest = find('material-ui', 'current');
const older = find('material-ui', 'v5');

const PAGES = [
  '/material-ui/react-button',
  '/material-ui/v5/react-button',
  '/material-ui/v5/react-hidden',
  '/joy-ui/react-button',
];
const context: PageLinkContext = {
  version: newest,
  versions: [newest, older],
  otherProducts: [find('joy-ui', 'current'), find('x', 'current')],
  labelOf: (name) => (name === 'v5' ? 'v5.16.7' : 'v6.1.0'),
  hasPage: (pathname) => PAGES.includes(pathname),
  start: '/getting-started',
  text: (key, values = {}) => `${key} ${values['version']} ${values['newest']}`,
};

test('where there is no such page, the nearest is named as that', () => {
  const links = toPageLinks('/material-ui/v5/react-hidden', { ...context, version: older });
  expect(links).toEqual({
    versions: { current: { to: '/material-ui/getting-started/', nearest: true } },
    notice: {
      text: 'text v5.16.7 v6.1.0',
      linkText: 'nearest v5.16.7 v6.1.0',
      to: '/material-ui/getting-started/',
      nearest: true,
    },
  });
});

test('a product with one version says nothing of versions', () => {
  const x = find('x', 'current');
  expect(toPageLinks('/x/react-charts', { ...context, version: x, versions: [x] })).toEqual({});
});
