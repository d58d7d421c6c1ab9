import { createHostRedirector, formatHostRedirects, parseHostRedirects } from '../hostRedirects';
import type { NavTrees } from '../nav';
import { findRedirectProblems, toRedirectsMessage } from '../redirectProblems';
import {
  automaticRedirects,
  expandRedirects,
  formerLanguageRedirects,
  resolveRedirects,
  toHostRedirects,
  withoutHash,
  type RedirectSite,
  type RedirectTables,
} from '../redirectRules';
import { REDIRECTS, ROUTE_MOVES, type RedirectEntry } from '../redirects';
import { STAND_INS } from '../standIns';

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

test('an entry stands for each of its names', () => {
  const rows = expandRedirects([
    { from: '/c/:name/', to: '/m/r-:name/', names: ['alert', ['buttons', 'button']] },
  ]);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    ['/c/alert/', '/m/r-alert/'],
    ['/c/buttons/', '/m/r-button/'],
  ]);
});

test('products, versions and groups lead to their first page', () => {
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
    { from: '/material-ui/customization/', to: '/material-ui/customization/color/' },
    { from: '/material-ui/customization/theme/', to: '/material-ui/customization/color/' },
  ]);
});

describe('old addresses', () => {
  const tables: RedirectTables = {
    moved: [
      { from: '/a/', to: '/material-ui/react-button/' },
      { from: '/colors/', to: '/material-ui/customization/palette/' },
      { from: '/none/', to: '/material-ui/customization/spacing/' },
      { from: '/r/refs/', to: '/material-ui/customization/palette/#refs' },
    ],
    standIns: [
      { from: '/material-ui/customization/palette/', to: '/material-ui/customization/color/#in' },
      { from: '/material-ui/customization/palette/#refs', to: '/x/react-data-grid/#refs' },
    ],
    routeMoves: [
      { from: '/components/:name/', to: '/material-ui/react-:name/' },
      { from: '/mui/*', to: '/material-ui/:splat' },
    ],
  };
  const redirects = resolveRedirects(tables, SITE, {});
  const find = (asked: string) => redirects.find(({ from }) => from === asked);

  test.each([
    ['a page that moved', '/a/', '/material-ui/react-button/', undefined],
    ['a missing page', '/material-ui/customization/palette/', '…/color/#in', true],
    ['a page that moved to a missing one', '/colors/', '…/color/#in', true],
    ['a heading of a missing page', '/r/refs/', '/x/react-data-grid/#refs', true],
    ['a page of a moved route', '/components/button/', '/material-ui/react-button/', undefined],
    ['a missing page of a moved route', '/mui/customization/palette/', '…/color/#in', true],
    ['the first page of a moved route', '/mui/', '/material-ui/getting-started/', undefined],
  ])('%s: %s', (_what, from, to, temporary) => {
    const target = to.replace('…', '/material-ui/customization');
    expect(find(from)).toEqual({ from, to: target, ...(temporary && { temporary }) });
  });

  test('there is no redirect to a page that does not answer the question', () => {
    expect(find('/none/')).toBeUndefined();
    expect(find('/material-ui/customization/spacing/')).toBeUndefined();
  });

  test('hosts get one rule for a moved route, and none for a page that stands in', () => {
    const rules = toHostRedirects(redirects, tables.routeMoves);
    const sources = rules.map(({ from }) => from);
    expect(sources).toEqual(expect.arrayContaining(['/a/', '/components/:name/', '/mui/*']));
    expect(sources).not.toContain('/components/button/');
    expect(sources).not.toContain('/colors/');
    // The rule of the route would lead to another redirect.
    expect(rules).toContainEqual(find('/mui/customization/palette/'));
  });
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
    ['no product', [{ from: '/a/', to: '/b/' }], /no page and no product; correct the target/],
  ])('%s', (_what, table, expected) => {
    const problems = findRedirectProblems({ moved: table, standIns: [] }, SITE);
    expect(toRedirectsMessage(problems)).toMatch(expected);
    expect(problems[0]).toMatch(/^src\/site\/redirects\.ts › "/);
  });

  test.each<[string, RedirectEntry, RegExp]>([
    ['a page that is written now', { from: '/versions/#a', to: '/x/' }, /a page stands at this/],
    ['no page', { from: '/x/b/', to: '/b/' }, /no page and no product/],
  ])('of a stand-in: %s', (_what, entry, expected) => {
    const [problem] = findRedirectProblems({ moved: [], standIns: [entry] }, SITE);
    expect(problem).toMatch(/^src\/site\/standIns\.ts › "/);
    expect(problem).toMatch(expected);
  });

  test('none', () => {
    expect(findRedirectProblems({ moved: [OK], standIns: [] }, SITE)).toEqual([]);
  });

  test('several are one message', () => {
    const moved = [OK, OK, { from: '/b/', to: '/c/' }];
    const problems = findRedirectProblems({ moved, standIns: [] }, SITE);
    expect(toRedirectsMessage(problems)).toMatch(/^The tables of redirects have 2 problems:\n- /);
  });
});

describe('the tables, once all pages are written', () => {
  const tables = { moved: REDIRECTS, standIns: [], routeMoves: ROUTE_MOVES };
  const moved = expandRedirects(REDIRECTS);
  const left = new Set(moved.map(({ from }) => from));
  const pages = new Set([
    ...SITE.pages,
    // A target may have moved since.
    ...moved.map(({ to }) => withoutHash(to)).filter((to) => !left.has(to)),
    ...expandRedirects(STAND_INS).map(({ from }) => withoutHash(from)),
  ]);
  const site: RedirectSite = { ...SITE, pages };

  test('have no problem', () => {
    expect(findRedirectProblems(tables, site)).toEqual([]);
  });
});

describe('what hosts answer', () => {
  const redirects = [
    { from: '/a/', to: '/b/' },
    { from: '/c/', to: '/d/#e' },
    { from: '/api/:name/', to: '/x/api/:name/' },
    { from: '/f/', to: '/g/', temporary: true },
    ...formerLanguageRedirects(['fr'], ['/x'], new Set(['/', '/x/b/']), [
      { from: '/a/', to: '/b/' },
      { from: '/x/', to: '/x/c/' },
      { from: '/x/d/', to: '/x/c/' },
      ...[1, 2, 3, 4, 5].map((n) => ({ from: `/old/${n}/`, to: `/x/${n}/` })),
      { from: '/few/1/', to: '/x/1/' },
    ]),
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
    ['/fr/x/react-charts', '/x/react-charts/'],
    ['/fr/a/', '/b/'],
    ['/fr/x/', '/x/'],
    ['/fr/old/5/', '/old/5/'],
    ['/fr/few/1/', '/x/1/'],
    ['/fr/few/2/', undefined],
    ['/fr/old/', '/old/'],
    ['/api/button?x=1', '/x/api/button/?x=1'],
    ['/api/a/b/', undefined],
    ['/fr/x//example.com/', '/x/example.com/'],
    ['/fr//example.com/', undefined],
    ['/__proto__/', undefined],
  ])('%s: %s', (url, expected) => {
    expect(find(url)?.location).toBe(expected);
  });

  test('browsers forget a temporary redirect', () => {
    expect(find('/a/')?.status).toBe(301);
    expect(find('/f/')?.status).toBe(302);
  });

  test('the file can be read back', () => {
    expect(parseHostRedirects(`# old\n\n${formatHostRedirects(redirects)}`)).toEqual(redirects);
  });

  test.each([
    ['/a/ https://example.com 301', 'is no redirect'],
    ['/a/ /b/ 200', 'is no redirect'],
    ['/a/', 'is no redirect'],
    ['/a/ /b/ 301 Country=au', 'more than three parts'],
  ])('%s cannot be read', (line, message) => {
    expect(() => parseHostRedirects(`\n${line}`)).toThrow(`_redirects:2: "${line}" `);
    expect(() => parseHostRedirects(line)).toThrow(message);
  });
});
