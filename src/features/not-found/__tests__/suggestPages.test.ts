import type { SiteAddresses } from '@site/plugins/output/redirects/contract';
import { findTarget, readAddress, suggestPages } from '../suggestPages';

describe('readAddress', () => {
  test.each([
    ['/material-ui/react-button/', undefined, ['material-ui', 'react-button']],
    ['/zh/Material-UI//React_Button.html', 'zh', ['material-ui', 'react-button']],
    ['/fr/x/react-charts', undefined, ['x', 'react-charts']],
    ['/zh-CN/x/', undefined, ['x']],
    ['/x/index.html', undefined, ['x']],
    ['/a%20b/', undefined, ['a-b']],
    ['/%E0%A4%A', undefined, ['%e0%a4%a']],
    ['/', undefined, []],
    ['', undefined, []],
  ])('%s', (pathname, locale, segments) => {
    expect(readAddress(pathname)).toEqual({ locale, segments });
  });

  test('of an endless address only the start counts', () => {
    expect(readAddress(`/${'a/'.repeat(100_000)}`).segments.length).toBeLessThan(200);
  });
});

const SITE: SiteAddresses = {
  pages: [
    ['/material-ui/getting-started/', 'Overview'],
    ['/material-ui/getting-started/installation/', 'Installation'],
    ['/material-ui/react-button/', 'Button'],
    ['/material-ui/v5/react-button/', 'Button'],
    ['/material-ui/react-text-field/', 'Text Field'],
    ['/material-ui/api/button/', 'Button API'],
    ['/material-ui/v5/react-hidden/', 'Hidden'],
    ['/joy-ui/react-button/', 'Button'],
    ['/joy-ui/getting-started/installation/', 'Installation'],
    ['/base-ui/react-select/hooks-api/', 'Select hooks'],
    ['/x/react-data-grid/', 'Data Grid'],
  ],
  redirects: [
    ['/components/text-fields/', '/material-ui/react-text-field/'],
    ['/material-ui/', '/material-ui/getting-started/'],
    ['/base-ui/api/select/', '/base-ui/react-select/hooks-api/#use-select'],
  ],
};

const suggest = (pathname: string) =>
  suggestPages(readAddress(pathname), SITE, 4).pages.map((page) => page.pathname);

test.each([
  ['a typing mistake', '/material-ui/react-buton/', '/material-ui/react-button/'],
  ['a plural', '/material-ui/react-buttons/', '/material-ui/react-button/'],
  ['no prefix', '/material-ui/button/', '/material-ui/react-button/'],
  ['the product it names', '/joy-ui/react-buton/', '/joy-ui/react-button/'],
  ['the section it names', '/material-ui/api/buton/', '/material-ui/api/button/'],
  ['upper case', '/Material-UI/React-Button/', '/material-ui/react-button/'],
  ['a version that there is not', '/material-ui/v4/react-button/', '/material-ui/react-button/'],
  ['another version', '/material-ui/react-hidden/', '/material-ui/v5/react-hidden/'],
  ['a language of old', '/de/x/react-data-grid/', '/x/react-data-grid/'],
  ['a language of the site', '/zh/x/react-data-gird/', '/x/react-data-grid/'],
  ['an old address', '/components/text-fields/', '/material-ui/react-text-field/'],
  ['an old address, mistyped', '/component/text-fiels/', '/material-ui/react-text-field/'],
  [
    'an old address of a heading',
    '/base-ui/api/select/',
    '/base-ui/react-select/hooks-api/#use-select',
  ],
  ['a word of the name', '/docs/data/', '/x/react-data-grid/'],
  ['a page below', '/base-ui/react-select/', '/base-ui/react-select/hooks-api/'],
  [
    'a related subject',
    '/material-ui/getting-started/faq/',
    '/material-ui/getting-started/installation/',
  ],
  ['a related subject, anywhere', '/faq/', '/material-ui/getting-started/installation/'],
  ['the page above', '/x/react-data-grid/colours/', '/x/react-data-grid/'],
  ['the product', '/material-ui/zzzzzzzz/', '/material-ui/getting-started/'],
])('%s: %s', (_what, pathname, expected) => {
  expect(suggest(pathname)[0]).toBe(expected);
});

test.each([
  ['/material-ui/react-buton/', true],
  ['/base-ui/react-select/', true],
  ['/material-ui/getting-started/faq/', false],
  ['/x/react-data-grid/colours/', false],
])('%s is similar to the first page: %s', (pathname, expected) => {
  expect(suggestPages(readAddress(pathname), SITE, 4).areSimilar).toBe(expected);
});

test.each([
  ['/components/text-fields/', '/material-ui/react-text-field/'],
  ['/fr/components/text-fields', '/material-ui/react-text-field/'],
  ['/en/x/react-data-grid/', '/x/react-data-grid/'],
  ['/X/React-Data-Grid/index.html', '/x/react-data-grid/'],
  ['/components/text-field/', undefined],
  ['/', undefined],
])('%s stands for %s', (pathname, expected) => {
  expect(findTarget(readAddress(pathname), SITE)).toBe(expected);
});

test('each page is suggested once, four at most', () => {
  const pathnames = suggest('/button/');
  expect(pathnames).toHaveLength(4);
  expect(new Set(pathnames).size).toBe(4);
});

test.each(['/', '/zzzzzzzz/', '/%00/', '/<script>alert(1)</script>/', `/${'../'.repeat(200)}`])(
  'nothing is like %s',
  (pathname) => {
    expect(suggest(pathname)).toEqual([]);
  },
);
