import {
  FILES_CACHE,
  isHashedFile,
  PAGES_CACHE,
  readSavedCacheName,
  savedCacheName,
  shellCacheName,
} from '../contract';

test('the name of a saved product’s cache tells what is in it', () => {
  const copy = { locale: 'zh', product: 'system', version: '0f3a' };
  expect(readSavedCacheName(savedCacheName(copy))).toEqual(copy);
});

test.each([
  PAGES_CACHE,
  FILES_CACHE,
  shellCacheName('0f3a'),
  'offline-0/saved/en/system/0f3a',
  'offline-1/saved/en/system',
  'offline-1/saved/en/system/0f3a/more',
  'another-cache',
])('%s holds no product', (name) => {
  expect(readSavedCacheName(name)).toBeNull();
});

test.each([
  ['/assets/js/main.e372818e.js', true],
  ['/zh/assets/css/styles.dbdfea55.css', true],
  ['/assets/js/table-2.9b329b87.json', true],
  ['/assets/images/logo-0123456789abcdef0123456789abcdef.svg', true],
  ['/assets/js/main.js', false],
  ['/fonts/geist-latin.woff2', false],
  ['/sw.js', false],
])('%s has a hash in its name: %s', (path, expected) => {
  expect(isHashedFile(path)).toBe(expected);
});
