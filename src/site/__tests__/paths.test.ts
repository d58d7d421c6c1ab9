import { addTrailingSlash, isExternalUrl, localizePath, pathnameToLanguage } from '../paths';

describe('pathnameToLanguage', () => {
  const long = `/${'segment/'.repeat(20_000)}`;

  test.each([
    // path, language, canonicalAs, canonicalAsServer, canonicalPathname
    ['/', 'en', '/', '/', '/'],
    ['', 'en', '/', '/', '/'],
    ['#tabs', 'en', '/#tabs', '/', '/'],
    ['?query', 'en', '/?query', '/?query', '/'],
    [
      '/material-ui/react-button',
      'en',
      '/material-ui/react-button',
      '/material-ui/react-button',
      '/material-ui/react-button',
    ],
    [
      '/material-ui/react-button/',
      'en',
      '/material-ui/react-button/',
      '/material-ui/react-button/',
      '/material-ui/react-button',
    ],
    ['/material-ui/#a', 'en', '/material-ui/#a', '/material-ui/', '/material-ui'],
    [
      '/material-ui/?a=/b/#c?d',
      'en',
      '/material-ui/?a=/b/#c?d',
      '/material-ui/?a=/b/',
      '/material-ui',
    ],
    ['/material-ui/?a=//b', 'en', '/material-ui/?a=//b', '/material-ui/?a=//b', '/material-ui'],
    [
      'material-ui/react-button',
      'en',
      '/material-ui/react-button',
      '/material-ui/react-button',
      '/material-ui/react-button',
    ],
    // languages
    ['/zh/', 'zh', '/', '/', '/'],
    ['/zh', 'zh', '/', '/', '/'],
    ['/zh#a', 'zh', '/#a', '/', '/'],
    ['/zh?a', 'zh', '/?a', '/?a', '/'],
    ['/pt/x/react-charts/', 'pt', '/x/react-charts/', '/x/react-charts/', '/x/react-charts'],
    ['/en/x/react-charts/', 'en', '/x/react-charts/', '/x/react-charts/', '/x/react-charts'],
    ['/zh/pt/x', 'zh', '/pt/x', '/pt/x', '/pt/x'],
    ['/fr/x', 'en', '/fr/x', '/fr/x', '/fr/x'],
    ['/ZH/x', 'en', '/ZH/x', '/ZH/x', '/ZH/x'],
    ['/zhx/', 'en', '/zhx/', '/zhx/', '/zhx'],
    ['/x/zh/', 'en', '/x/zh/', '/x/zh/', '/x/zh'],
    // api
    ['/api', 'en', '/api', '/api', '/api-docs'],
    ['/zh/api/', 'zh', '/api/', '/api/', '/api-docs'],
    [
      '/material-ui/api/#props',
      'en',
      '/material-ui/api/#props',
      '/material-ui/api/',
      '/material-ui/api-docs',
    ],
    [
      '/material-ui/api/button/',
      'en',
      '/material-ui/api/button/',
      '/material-ui/api/button/',
      '/material-ui/api/button',
    ],
    [
      '/material-ui/guides/my-api',
      'en',
      '/material-ui/guides/my-api',
      '/material-ui/guides/my-api',
      '/material-ui/guides/my-api',
    ],
    // slashes
    ['//', 'en', '/', '/', '/'],
    ['/x/react-charts///', 'en', '/x/react-charts/', '/x/react-charts/', '/x/react-charts'],
    ['//x//react-charts', 'en', '/x/react-charts', '/x/react-charts', '/x/react-charts'],
    ['/zh//evil.example', 'zh', '/evil.example', '/evil.example', '/evil.example'],
    // other characters
    ['/zh/文档/按钮/', 'zh', '/文档/按钮/', '/文档/按钮/', '/文档/按钮'],
    [`/pt${long}`, 'pt', long, long, long.slice(0, -1)],
  ])('%.40s', (path, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(pathnameToLanguage(path)).toEqual({
      userLanguage,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  });

  test('a very long path of slashes takes no time worth noting', () => {
    const start = performance.now();
    expect(pathnameToLanguage(`${'/'.repeat(500_000)}a`).canonicalPathname).toBe('/a');
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('localizePath', () => {
  test.each([
    ['/x/react-charts/', 'zh', '/zh/x/react-charts/'],
    ['/x/react-charts/', 'en', '/x/react-charts/'],
    ['/zh/x/?a#b', 'en', '/x/?a#b'],
    ['/zh/x/', 'pt', '/pt/x/'],
    ['/en/x/', 'zh', '/zh/x/'],
    ['/zh/x/', 'zh', '/zh/x/'],
    ['/', 'zh', '/zh/'],
    ['https://mui.com/blog/', 'zh', 'https://mui.com/blog/'],
    ['//mui.com/blog/', 'zh', '//mui.com/blog/'],
    ['#tabs', 'zh', '#tabs'],
    ['./usage', 'zh', './usage'],
    ['', 'zh', ''],
  ] as const)('%s in %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

test.each([
  ['/x', '/x/'],
  ['/x/', '/x/'],
  ['/x#a', '/x/#a'],
  ['/x/?a=b#c/d', '/x/?a=b#c/d'],
  ['/x?a', '/x/?a'],
  ['', '/'],
])('addTrailingSlash %s', (path, expected) => {
  expect(addTrailingSlash(path)).toBe(expected);
});

test.each([
  ['https://mui.com', true],
  ['mailto:docs@example.com', true],
  ['//mui.com', true],
  ['/x:y', false],
  ['x/y', false],
  ['#a', false],
  ['', false],
])('isExternalUrl %s', (href, expected) => {
  expect(isExternalUrl(href)).toBe(expected);
});
