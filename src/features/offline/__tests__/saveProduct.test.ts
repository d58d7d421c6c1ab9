import {
  SAVED_PRODUCT_URL,
  savedCacheName,
  type ProductFiles,
  type SavedProduct,
} from '@site/plugins/output/offline/contract';
import { saveProduct } from '../saved/saveProduct';
import { installFakeCaches } from './fakeCaches';

const PAGE = '<script src="/assets/js/box.11111111.js"></script>';

/** The server's files by URL. */
let server: Record<string, Response | (() => Response)>;
let requests: string[];
let storage: ReturnType<typeof installFakeCaches>;

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const file = (text: string) => new Response(text);

function list(version: string, files: ProductFiles['files']): ProductFiles {
  return { version, files };
}

const FIRST = list('v1', [
  ['/assets/js/box.11111111.js', 3, 'hash-box'],
  ['/img/icon.svg', 2, 'hash-icon'],
  ['/system/box/', 5, 'hash-page'],
]);

function save(files: ProductFiles, options: { signal?: AbortSignal } = {}) {
  const progress: number[] = [];
  const saving = saveProduct({
    locale: 'en',
    product: 'system',
    name: 'MUI System',
    href: '/system/getting-started/',
    list: files,
    signal: options.signal ?? new AbortController().signal,
    onProgress: (bytes) => progress.push(bytes),
  });
  return { saving, progress };
}

const cacheOf = (version: string) =>
  storage.all.get(savedCacheName({ locale: 'en', product: 'system', version }));

beforeEach(() => {
  storage = installFakeCaches();
  requests = [];
  server = {
    '/assets/js/box.11111111.js': () => file('box'),
    '/img/icon.svg': () => file('<>'),
    '/system/box/': () => html(PAGE),
  };
  globalThis.fetch = async (input) => {
    const url = String(input);
    requests.push(url);
    const answer = server[url];
    if (!answer) return new Response('', { status: 404 });
    return typeof answer === 'function' ? answer() : answer;
  };
});

test('all files are there, and what is known of them comes last', async () => {
  const { saving, progress } = save(FIRST);
  const saved = await saving;
  const entries = [...(cacheOf('v1')?.entries.keys() ?? [])];
  expect(entries.slice(0, -1).sort()).toEqual(FIRST.files.map(([url]) => url).sort());
  expect(entries.at(-1)).toBe(SAVED_PRODUCT_URL);
  expect(saved).toMatchObject({ product: 'system', version: 'v1', size: 10 });
  expect(progress.at(-1)).toBe(10);
});

test('what is saved already is not loaded again', async () => {
  await save(FIRST).saving;
  requests = [];
  await save(FIRST).saving;
  expect(requests).toEqual([]);
});

test('a new build replaces the earlier one, whose unchanged files it takes over', async () => {
  await save(FIRST).saving;
  requests = [];
  server['/assets/js/new.22222222.js'] = () => file('new');
  server['/system/box/'] = () =>
    html(
      '<script src="/assets/js/box.22222222.js"></script><script src="/assets/js/new.22222222.js"></script>',
    );
  await save(
    list('v2', [
      ['/assets/js/box.22222222.js', 3, 'hash-box'],
      ['/assets/js/new.22222222.js', 3, 'hash-new'],
      ['/img/icon.svg', 2, 'hash-icon'],
      ['/system/box/', 5, 'hash-page-2'],
    ]),
  ).saving;
  expect(requests.sort()).toEqual(['/assets/js/new.22222222.js', '/system/box/']);
  expect(cacheOf('v1')).toBeUndefined();
  const box = await cacheOf('v2')?.match('/assets/js/box.22222222.js');
  expect(await box?.text()).toBe('box');
});

const fail = {
  'a file is missing': [() => delete server['/img/icon.svg'], 'changed'],
  'a file is another page': [() => (server['/img/icon.svg'] = () => html('')), 'changed'],
  'the server fails': [
    () => (server['/img/icon.svg'] = () => new Response('', { status: 500 })),
    'network',
  ],
  'the connection is lost': [
    () =>
      (server['/img/icon.svg'] = () => {
        throw new TypeError('Failed to fetch');
      }),
    'network',
  ],
  'a page is of another build': [
    () =>
      (server['/system/box/'] = () => html('<script src="/assets/js/box.99999999.js"></script>')),
    'changed',
  ],
  'storage is full': [
    () =>
      (storage.hooks.beforePut = () => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    'space',
  ],
} as const;

test.each(Object.entries(fail))('when %s nothing of it stays', async (_what, [breakIt, reason]) => {
  breakIt();
  await expect(save(FIRST).saving).rejects.toMatchObject({ name: 'SaveError', reason });
  expect(storage.all.size).toBe(0);
});

test('a failure leaves the earlier build’s copy', async () => {
  const { name } = await save(FIRST).saving;
  const next = list('v2', [...FIRST.files, ['/assets/js/gone.22222222.js', 1, 'hash-gone']]);
  await expect(save(next).saving).rejects.toMatchObject({ reason: 'changed' });
  const info = await cacheOf('v1')?.match(SAVED_PRODUCT_URL);
  expect(((await info?.json()) as SavedProduct).name).toBe(name);
  expect(cacheOf('v2')).toBeUndefined();
});

test('too little room is told before anything is loaded', async () => {
  const estimate = async () => ({ quota: 100, usage: 95 });
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
  await expect(save(FIRST).saving).rejects.toMatchObject({ reason: 'space' });
  expect(requests).toEqual([]);
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true });
});

test('a reader who cancels has nothing saved', async () => {
  const controller = new AbortController();
  server['/img/icon.svg'] = () => {
    controller.abort();
    return file('<>');
  };
  const { saving } = save(FIRST, { signal: controller.signal });
  await expect(saving).rejects.toMatchObject({ reason: 'cancelled' });
  expect(storage.all.size).toBe(0);
});
