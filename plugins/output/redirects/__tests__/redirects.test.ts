import vm from 'node:vm';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { isRedirectPage } from '../../../common/html-postbuild/redirectPages';
import { PRODUCTS } from '../../../../src/site/products';
import type { DocPage } from '../../../common/html-postbuild/contentPages';
import { REDIRECT_SCRIPT, redirectPage, TARGET_ID } from '../node/redirectPage';
import { readable, READABLE_SCRIPT } from '../node/readable';
import { toRedirectSite } from '../node/redirectSite';
import { toSiteAddresses } from '../node/siteAddresses';
import { writeHostRedirects, writeRedirectPages } from '../node/writeRedirects';

const doc = (productId: string, pathname: string, versionRoute: string): DocPage => ({
  productId,
  versionName: 'current',
  versionRoute,
  isNewest: true,
  pathname,
  title: 'Title',
  description: '',
  source: '',
});

const CONTENT = {
  docs: [
    doc('material-ui', '/material-ui/getting-started/', '/material-ui'),
    doc('material-ui', '/material-ui/v5/getting-started/', '/material-ui/v5'),
    doc('experiments', '/experiments/docs/demos/', '/experiments/docs'),
  ],
  pathnames: new Set(['/']),
};

test('products, their parts, their older versions and the test pages start somewhere', () => {
  const { starts } = toRedirectSite(CONTENT, PRODUCTS);
  expect(starts).toEqual(
    expect.arrayContaining([
      { route: '/material-ui', start: '/material-ui/getting-started/' },
      { route: '/material-ui/v5', start: '/material-ui/v5/getting-started/' },
      { route: '/x', start: '/x/introduction/' },
      { route: '/toolpad', start: '/toolpad/core/introduction/' },
      { route: '/toolpad/core', start: '/toolpad/core/introduction/' },
      { route: '/experiments/docs', start: '/experiments/docs/headers/' },
    ]),
  );
});

test('test pages are not suggested', () => {
  const addresses = toSiteAddresses(CONTENT, [{ from: '/a/', to: '/b/' }], PRODUCTS);
  expect(addresses).toEqual({
    pages: [
      ['/material-ui/getting-started/', 'Title'],
      ['/material-ui/v5/getting-started/', 'Title'],
    ],
    redirects: [['/a/', '/b/']],
  });
});

test.each([
  ['/b/', '', '', 'https://host/b/'],
  ['/b/#own', '', '', 'https://host/b/#own'],
  ['/b/#own', '', '#asked', 'https://host/b/#own'],
  ['/b/', '?q=1', '#h', 'https://host/b/?q=1#h'],
])('the page that leads to %s, asked for with "%s%s"', (href, search, hash, expected) => {
  const visited: string[] = [];
  vm.runInNewContext(REDIRECT_SCRIPT, {
    URL,
    location: { search, hash, replace: (url: string) => visited.push(url) },
    document: {
      getElementById: (id: string) => id === TARGET_ID && { href: `https://host${href}` },
    },
  });
  expect(visited).toEqual([expected]);
});

test('says where the page is without a script, and is not to be found itself', () => {
  const html = redirectPage({ to: '/b/#h', siteUrl: 'https://host', scriptUrl: '/s.js' });
  expect(isRedirectPage(html)).toBe(true);
  expect(html).toContain('<link rel="canonical" href="https://host/b/">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('content="0; url=/b/#h"');
  expect(html).not.toMatch(/<script>/);
});

test.each([
  ['/a/%20/', []],
  ['/%E0%A4%A/', ['/%25E0%25A4%25A/?q#h']],
  ['/%/', ['/%25/?q#h']],
])('the address %s is one that can be decoded', (pathname, expected) => {
  const shown: string[] = [];
  vm.runInNewContext(READABLE_SCRIPT, {
    location: { pathname, search: '?q', hash: '#h' },
    history: { replaceState: (_state: null, _title: string, url: string) => shown.push(url) },
  });
  expect(shown).toEqual(expected);
  expect(readable('<head></head>', '404.html')).toContain(`<script>${READABLE_SCRIPT}</script>`);
});

describe('files', () => {
  const build = temporaryFolder('each');

  const language = (baseUrl: string) => ({
    outDir: build.path,
    rootDir: build.path,
    baseUrl,
    siteUrl: 'https://host',
  });

  test('each language adds its redirects, patterns last', async () => {
    const prefix = { from: '/fr/x/*', to: '/x/:splat' };
    await writeHostRedirects([prefix, { from: '/a/', to: '/old/' }], language('/'));
    await writeHostRedirects([{ from: '/a/', to: '/b/' }, prefix], language('/'));
    await writeHostRedirects([{ from: '/a/', to: '/b/' }], language('/zh/'));
    expect(build.read('_redirects')).toBe(
      '/a/ /b/ 301\n/zh/a/ /zh/b/ 301\n/fr/x/* /x/:splat 301\n',
    );
  });

  test('no page of the build is written over', async () => {
    build.write({ 'a/index.html': 'page' });
    await expect(writeRedirectPages([{ from: '/a/', to: '/b/' }], language('/'))).rejects.toThrow(
      'A page of the build stands at /a/',
    );
  });
});
