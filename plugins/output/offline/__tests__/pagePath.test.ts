import { offlinePageFor, pagePath } from '../worker/cacheRules';

test.each([
  ['https://docs.example/', '/'],
  ['https://docs.example/system/box/?a=1#b', '/system/box/'],
  ['https://docs.example/system/box', '/system/box/'],
  ['https://docs.example/system/box/index.html', '/system/box/'],
  ['https://docs.example/404.html', '/404.html'],
])('%s is kept as %s', (url, expected) => {
  expect(pagePath(url)).toBe(expected);
});

const pages = ['/offline/', '/zh/offline/', '/pt/offline/'];

test.each([
  ['/system/box/', pages, '/offline/'],
  ['/zh/system/box/', pages, '/zh/offline/'],
  ['/zh/', pages, '/zh/offline/'],
  ['/zhongwen/', pages, '/offline/'],
  ['/pt/x/', ['/offline/'], '/offline/'],
  ['/', [], undefined],
])('for %s with %j: %s', (path, offlinePages, expected) => {
  expect(offlinePageFor(path, offlinePages)).toBe(expected);
});
