import { FILES_CACHE, PAGES_CACHE, savedCacheName, shellCacheName } from '../contract';
import { cachesToDrop } from '../worker/cachesToDrop';

test.each([
  ['the pages that the reader opened', PAGES_CACHE, false],
  ['their files', FILES_CACHE, false],
  ['its own offline page', shellCacheName('new'), false],
  ['the offline page of an earlier build', shellCacheName('old'), true],
  [
    'a product that an earlier build saved',
    savedCacheName({ locale: 'en', product: 'system', version: 'old' }),
    false,
  ],
  ['another format', 'offline-0/pages', true],
  ['a saved product in another format', 'offline-0/saved/en/system/old', true],
  ['a cache of somebody else', 'workbox-precache', false],
])('%s', (_what, name, isDropped) => {
  expect(cachesToDrop([name], 'new')).toEqual(isDropped ? [name] : []);
});
