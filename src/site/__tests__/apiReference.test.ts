import siteManifest from '../../../package.json';
import {
  API_SECTIONS,
  apiNavEntries,
  apiPagesOf,
  apiPathsOf,
  toApiSlug,
  type ApiSection,
} from '../apiReference';
import { findNavProblems } from '../navProblems';
import { PRODUCTS } from '../products';

const topics: ApiSection = {
  kind: 'topics',
  productId: 'base-ui',
  packageName: '@mui/base',
  route: '/base-ui',
  topics: [
    { slug: 'react-menu', components: ['Menu', 'MenuItem'], hooks: ['useMenu'] },
    { slug: 'react-portal', components: ['Portal'], hooks: [] },
  ],
};
const hooks: ApiSection = {
  kind: 'hooks',
  productId: 'toolpad',
  packageName: '@toolpad/core',
  route: '/toolpad/core/api',
  hooks: [{ name: 'useDialogs', pathname: '/toolpad/core/react-use-dialogs/api' }],
};

describe('toApiSlug', () => {
  it.each([
    ['Button', 'button'],
    ['ButtonBase', 'button-base'],
    ['Grid2', 'grid-2'],
    ['TreeItem2', 'tree-item-2'],
    ['NoSsr', 'no-ssr'],
    ['useMenuItem', 'use-menu-item'],
    ['SVGIcon', 'svg-icon'],
  ])('%s is %s', (name, slug) => {
    expect(toApiSlug(name)).toBe(slug);
  });
});

describe('apiPagesOf', () => {
  it('makes two pages of a topic with components and hooks', () => {
    expect(apiPagesOf(topics).map(({ kind, pathname, names }) => [kind, pathname, names])).toEqual([
      ['components', '/base-ui/react-menu/components-api', ['Menu', 'MenuItem']],
      ['hooks', '/base-ui/react-menu/hooks-api', ['useMenu']],
      ['components', '/base-ui/react-portal/components-api', ['Portal']],
    ]);
  });

  it('makes a page of each hook that has its own', () => {
    expect(apiPagesOf(hooks)).toEqual([
      {
        productId: 'toolpad',
        packageName: '@toolpad/core',
        installedAs: '@toolpad/core',
        kind: 'hook',
        pathname: '/toolpad/core/react-use-dialogs/api',
        names: ['useDialogs'],
      },
    ]);
  });
});

it('addresses the sections of shared pages', () => {
  expect(Object.fromEntries(apiPathsOf(topics))).toEqual({
    Menu: '/base-ui/react-menu/components-api/#menu',
    MenuItem: '/base-ui/react-menu/components-api/#menu-item',
    useMenu: '/base-ui/react-menu/hooks-api/#use-menu',
    Portal: '/base-ui/react-portal/components-api/#portal',
  });
});

describe('API_SECTIONS', () => {
  const pages = API_SECTIONS.flatMap(apiPagesOf);

  it('has one page at a pathname', () => {
    const pathnames = pages.map(({ pathname }) => pathname);
    expect(new Set(pathnames).size).toBe(pathnames.length);
  });

  it('keeps each page within its product', () => {
    const routes = new Map<string, string>(PRODUCTS.map(({ id, route }) => [id, route]));
    const strays = pages.filter(
      ({ productId, pathname }) => !pathname.startsWith(`${routes.get(productId)}/`),
    );
    expect(strays).toEqual([]);
  });
});

// A build reads them, also after `npm ci --omit=dev`.
test('all packages are dependencies', () => {
  const installed = API_SECTIONS.map(({ packageName, installedAs = packageName }) => installedAs);
  expect(Object.keys(siteManifest.dependencies)).toEqual(expect.arrayContaining(installed));
});

describe('apiNavEntries', () => {
  it('lists those of a plan with it, by name', () => {
    expect(apiNavEntries('/x/api/tree-view').slice(0, 3)).toEqual([
      { pathname: '/x/api/tree-view/rich-tree-view', title: 'RichTreeView' },
      { pathname: '/x/api/tree-view/rich-tree-view-pro', title: 'RichTreeViewPro', plan: 'pro' },
      { pathname: '/x/api/tree-view/simple-tree-view', title: 'SimpleTreeView' },
    ]);
  });

  it('lists interfaces as a group', () => {
    expect(apiNavEntries('/x/api/charts').at(-1)).toMatchObject({
      subheader: 'Interfaces',
      children: [{ pathname: '/x/api/charts/axis-config', title: 'AxisConfig' }, {}, {}, {}, {}],
    });
  });

  it('lists those of a release that is not published as planned', () => {
    expect(apiNavEntries('/x/api/charts')).toContainEqual({
      pathname: '/x/api/charts/heatmap',
      title: 'Heatmap',
      plan: 'pro',
      planned: true,
    });
  });

  it('lets the first name of a shared page stand for the page', () => {
    const entries = apiNavEntries('/base-ui').filter(({ pathname }) =>
      pathname.startsWith('/base-ui/react-menu/components-api'),
    );
    expect(entries.map(({ title, pathname }) => [title, pathname])).toEqual([
      ['Dropdown', '/base-ui/react-menu/components-api'],
      ['Menu', '/base-ui/react-menu/components-api/#menu'],
      ['MenuButton', '/base-ui/react-menu/components-api/#menu-button'],
      ['MenuItem', '/base-ui/react-menu/components-api/#menu-item'],
    ]);
  });

  it('joins the sections of a route', () => {
    const titles = apiNavEntries('/material-ui/api').map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Link', 'LoadingButton', 'Masonry', 'Menu']));
    expect(titles).toEqual([...titles].sort((a = '', b = '') => a.localeCompare(b)));
  });

  it('has nothing at an unknown route', () => {
    expect(apiNavEntries('/nowhere')).toEqual([]);
  });

  it.each([...new Set(API_SECTIONS.map(({ route }) => route))])(
    'passes the checks of the navigation: %s',
    (route) => {
      const product = PRODUCTS.find((candidate) => `${route}/`.startsWith(`${candidate.route}/`));
      const pages = API_SECTIONS.filter((section) => section.route === route)
        .flatMap(apiPagesOf)
        .map(({ pathname }) => ({ pathname, file: `docs${pathname}/index.mdx` }));
      expect(
        findNavProblems(apiNavEntries(route), {
          place: 'sidebars.ts',
          route: product?.route ?? '',
          pages,
          hasPage: () => false,
          toFile: (pathname) => pathname,
        }),
      ).toEqual([]);
    },
  );
});
