import { createHostRedirector, formatHostRedirects, parseHostRedirects } from '../hostRedirects';
import type { NavTrees } from '../nav';
import { findRedirectProblems, toRedirectsMessage } from '../redirectProblems';
import {
  automaticRedirects,
  droppedLanguageRedirects,
  expandRedirects,
  nearestPage,
  resolveRedirects,
  type RedirectSite,
} from '../redirectRules';
import {
  DROPPED_LANGUAGES,
  DROPPED_LANGUAGE_SECTIONS,
  REDIRECTS,
  type RedirectEntry,
} from '../redirects';
import { LOCALE_CODES } from '../locales';

const SITE: RedirectSite = {
  pages: new Set([
    '/',
    '/versions/',
    '/material-ui/getting-started/',
    '/material-ui/react-button/',
    '/material-ui/v5/getting-started/',
    '/material-ui/customization/color/',
    '/x/introduction/',
    '/x/react-data-grid/',
  ]),
  starts: [
    { route: '/material-ui', start: '/material-ui/getting-started/' },
    { route: '/x', start: '/x/introduction/' },
    { route: '/material-ui/v5', start: '/material-ui/v5/getting-started/' },
  ],
};

describe('nearestPage', () => {
  test.each([
    ['a page', '/material-ui/react-button/', '/material-ui/react-button/'],
    ['a heading of a page', '/material-ui/react-button/#a', '/material-ui/react-button/#a'],
    ['a page below another', '/x/react-data-grid/columns/', '/x/react-data-grid/'],
    ['a heading of no page', '/x/react-data-grid/columns/#a', '/x/react-data-grid/'],
    ['a page of a product', '/material-ui/react-card/', '/material-ui/getting-started/'],
    ['a page of a version', '/material-ui/v5/a/b/', '/material-ui/v5/getting-started/'],
    ['a product', '/x/', '/x/introduction/'],
    ['nothing', '/elsewhere/a/', undefined],
    ['not the home page', '/a/', undefined],
  ])('%s: %s', (_what, address, expected) => {
    expect(nearestPage(address, SITE)).toBe(expected);
  });
});

test('an entry stands for each of its names', () => {
  const rows = expandRedirects([
    { from: '/c/:name/', to: '/m/r-:name/', names: ['alert', ['buttons', 'button']] },
  ]);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    ['/c/alert/', '/m/r-alert/'],
    ['/c/buttons/', '/m/r-button/'],
  ]);
});

test('products, versions and groups lead to their first page, old URLs of components to theirs', () => {
  const trees: NavTrees = {
    'material-ui': [
      { pathname: '/material-ui/getting-started-group', children: [{ pathname: '/x' }] },
      { pathname: '/material-ui/react-', children: [{ pathname: '/material-ui/react-button' }] },
      {
        pathname: '/material-ui/customization',
        children: [
          {
            pathname: '/material-ui/customization/theme',
            subheader: 'theme',
            children: [{ pathname: '/material-ui/customization/color' }],
          },
        ],
      },
      { pathname: '/mui-x', children: [{ pathname: '/x/react-data-grid' }] },
      { pathname: '/material-ui/react-button', children: [{ pathname: '/x/introduction' }] },
    ],
  };
  expect(automaticRedirects(SITE, trees)).toEqual([
    { from: '/material-ui/', to: '/material-ui/getting-started/' },
    { from: '/x/', to: '/x/introduction/' },
    { from: '/material-ui/v5/', to: '/material-ui/v5/getting-started/' },
    { from: '/components/button/', to: '/material-ui/react-button/' },
    { from: '/material-ui/customization/', to: '/material-ui/customization/color/' },
    { from: '/material-ui/customization/theme/', to: '/material-ui/customization/color/' },
  ]);
});

describe('problems', () => {
  const OK: RedirectEntry = { from: '/a/', to: '/x/' };
  test.each<[string, RedirectEntry[], RegExp]>([
    ['no slash in front', [{ from: 'a/', to: '/x/' }], /› "a\/": must start and end with a slash/],
    ['no slash behind', [{ from: '/a', to: '/x/' }], /must start and end with a slash/],
    ['a query', [{ from: '/a/?b/', to: '/x/' }], /must start and end with a slash/],
    ['two slashes', [{ from: '/a/', to: '//x.com/' }], /leads to "\/\/x.com\/", which must start/],
    ['no slash at the target', [{ from: '/a/', to: '/x' }], /leads to "\/x", which must/],
    ['names without a place', [{ from: '/a/', to: '/x/', names: ['b'] }], /has "names" but no/],
    ['a place without names', [{ from: '/:name/', to: '/x/' }], /has ":name" but no "names"/],
    ['no names', [{ from: '/:name/', to: '/x/', names: [] }], /empty list/],
    ['twice', [OK, OK], /› "\/a\/": is there twice/],
    ['a page', [{ from: '/versions/', to: '/x/' }], /a page stands at this address/],
    ['itself', [{ from: '/a/', to: '/a/#b' }], /leads back to itself: \/a\/ → \/a\//],
    [
      'a loop',
      [
        { from: '/a/', to: '/b/' },
        { from: '/b/', to: '/a/' },
      ],
      /leads back to itself: \/a\/ → \/b\/ → \/a\//,
    ],
    [
      'a chain',
      [OK, { from: '/b/', to: '/a/' }],
      /› "\/b\/": leads to "\/a\/", which leads on; name/,
    ],
    ['no product', [{ from: '/a/', to: '/b/' }], /no page and no product; correct the target/],
  ])('%s', (_what, table, expected) => {
    const problems = findRedirectProblems(table, SITE);
    expect(toRedirectsMessage(problems)).toMatch(expected);
    expect(problems[0]).toMatch(/^src\/site\/redirects\.ts › "/);
  });

  test('none', () => {
    expect(findRedirectProblems([OK], SITE)).toEqual([]);
  });

  test('several are one message', () => {
    const problems = findRedirectProblems([OK, OK, { from: '/b/', to: '/c/' }], SITE);
    expect(toRedirectsMessage(problems)).toMatch(/^The table of redirects has 2 problems:\n- /);
  });
});

describe('the table', () => {
  // Treats all targets as existing pages, including those that are not written yet.
  const targets = expandRedirects(REDIRECTS).map(({ to }) => to.split('#', 1)[0] ?? '');
  const site: RedirectSite = { ...SITE, pages: new Set([...SITE.pages, ...targets]) };

  test('has no problem once all pages are written', () => {
    expect(findRedirectProblems(REDIRECTS, site)).toEqual([]);
  });

  test.each([
    ['/components/buttons/', '/material-ui/react-button/'],
    ['/components/text-fields/', '/material-ui/react-text-field/'],
    ['/components/app-bar/', '/material-ui/react-app-bar/'],
    ['/components/data-grid/filtering/', '/x/react-data-grid/filtering/'],
    ['/api/button/', '/material-ui/api/button/'],
    ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
    ['/customization/palette/', '/material-ui/customization/palette/'],
    ['/guides/routing/', '/material-ui/integrations/routing/'],
    ['/getting-started/installation/', '/material-ui/getting-started/installation/'],
    ['/styles/basics/', '/system/styles/basics/'],
    ['/system/the-sx-prop/', '/system/getting-started/the-sx-prop/'],
    ['/base-ui/api/slider-unstyled/', '/base-ui/react-slider/components-api/#slider'],
    ['/r/migration-v4/', '/material-ui/migration/migration-v4/'],
  ])('%s leads to %s', (from, to) => {
    expect(resolveRedirects(REDIRECTS, site, {})).toContainEqual({ from, to });
  });

  test('no redirect leads to another one, whatever is written', () => {
    const redirects = resolveRedirects(REDIRECTS, SITE, {});
    const sources = new Set(redirects.map(({ from }) => from));
    for (const { to } of redirects) {
      expect(sources).not.toContain(to);
      expect(SITE.pages).toContain(to);
    }
  });

  test('keeps below what hosts take: 2,000 redirects, 100 with a pattern', () => {
    const perLanguage = expandRedirects(REDIRECTS).length + 60;
    expect(perLanguage * LOCALE_CODES.length).toBeLessThan(2000);
    const patterns = droppedLanguageRedirects(DROPPED_LANGUAGES, DROPPED_LANGUAGE_SECTIONS);
    expect(patterns.filter(({ from }) => from.includes('*')).length).toBeLessThan(100);
  });
});

describe('what hosts answer', () => {
  const redirects = [
    { from: '/a/', to: '/b/' },
    { from: '/c/', to: '/d/#e' },
    ...droppedLanguageRedirects(['fr'], ['x']),
  ];
  const find = createHostRedirector(redirects);

  test.each([
    ['/a/', '/b/'],
    ['/a', '/b/'],
    ['/a/?x=1', '/b/?x=1'],
    ['/c/?x=1', '/d/?x=1#e'],
    ['/b/', undefined],
    ['/', undefined],
    ['/fr/', '/'],
    ['/fr/x/react-charts/', '/x/react-charts/'],
    ['/fr/x/react-charts', '/x/react-charts'],
    ['/fr/x//example.com/', '/x/example.com/'],
    ['/fr//example.com/', undefined],
    ['/__proto__/', undefined],
  ])('%s: %s', (url, expected) => {
    expect(find(url)).toBe(expected);
  });

  test('the file can be read back', () => {
    expect(parseHostRedirects(`# old\n\n${formatHostRedirects(redirects)}`)).toEqual(redirects);
  });

  test.each([
    ['/a/ https://example.com 301', 'is no permanent redirect'],
    ['/a/ /b/ 200', 'is no permanent redirect'],
    ['/a/', 'is no permanent redirect'],
    ['/a/ /b/ 301 Country=au', 'more than three parts'],
  ])('%s cannot be read', (line, message) => {
    expect(() => parseHostRedirects(`\n${line}`)).toThrow(`_redirects:2: "${line}" `);
    expect(() => parseHostRedirects(line)).toThrow(message);
  });
});
