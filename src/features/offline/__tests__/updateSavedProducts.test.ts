import {
  SAVED_PRODUCT_URL,
  savedCacheName,
  type SavedProduct,
} from '@site/plugins/output/offline/contract';
import { updateSavedProducts } from '../saved/updateSavedProducts';
import { installFakeCaches } from './fakeCaches';

let storage: ReturnType<typeof installFakeCaches>;
let server: Record<string, () => Response>;
let requests: string[];

const json = (value: unknown) => () => new Response(JSON.stringify(value));

async function putCopy(version: string, { isComplete = true } = {}) {
  const copy = { locale: 'zh', product: 'system', version };
  const cache = await caches.open(savedCacheName(copy));
  const saved: SavedProduct = { ...copy, name: 'MUI System', href: '/', size: 1, addresses: {} };
  if (isComplete) await cache.put(SAVED_PRODUCT_URL, new Response(JSON.stringify(saved)));
}

beforeEach(() => {
  storage = installFakeCaches();
  requests = [];
  server = {
    '/zh/offline/products.json': json({ system: { version: 'v2', size: 1 } }),
    '/zh/offline/product-system.json': json({
      version: 'v2',
      files: [['/zh/assets/js/a.22222222.js', 1, 'hash-a']],
    }),
    '/zh/assets/js/a.22222222.js': () => new Response('a'),
  };
  globalThis.fetch = async (url) => {
    requests.push(String(url));
    return server[String(url)]?.() ?? new Response('', { status: 404 });
  };
  Object.defineProperties(navigator, {
    onLine: { value: true, configurable: true },
    locks: {
      value: {
        request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}),
      },
      configurable: true,
    },
  });
});

const versions = () => [...storage.all.keys()].map((name) => name.split('/').at(-1));

test('what an earlier build saved is saved anew, and then the earlier copy is removed', async () => {
  await putCopy('v1');
  await updateSavedProducts();
  expect(versions()).toEqual(['v2']);
});

test('what is of this build stays, without asking for its files', async () => {
  await putCopy('v2');
  await updateSavedProducts();
  expect(requests).toEqual(['/zh/offline/products.json']);
});

test('where nothing is saved nothing is asked for', async () => {
  await updateSavedProducts();
  expect(requests).toEqual([]);
});

test.each(['/zh/offline/products.json', '/zh/assets/js/a.22222222.js'])(
  'when %s does not come the earlier copy stays',
  async (url) => {
    delete server[url];
    await putCopy('v1');
    await updateSavedProducts();
    expect(versions()).toEqual(['v1']);
  },
);

test('a product that the site no longer has can be read on', async () => {
  server['/zh/offline/products.json'] = json({});
  await putCopy('v1');
  await updateSavedProducts();
  expect(versions()).toEqual(['v1']);
});

test('the rest of an attempt that came to no end is removed', async () => {
  await putCopy('v2');
  await putCopy('v3', { isComplete: false });
  await updateSavedProducts();
  expect(versions()).toEqual(['v2']);
});
