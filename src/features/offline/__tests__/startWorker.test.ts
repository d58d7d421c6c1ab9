/** @jest-environment jsdom */
import { savedCacheName } from '@site/plugins/output/offline/contract';
import { updateSavedProducts } from '../saved/updateSavedProducts';
import { startWorker } from '../startWorker';
import { installFakeCaches } from './fakeCaches';

jest.mock('../saved/updateSavedProducts', () => ({ updateSavedProducts: jest.fn() }));

const container = Object.assign(new EventTarget(), {
  controller: null as object | null,
  ready: new Promise(() => undefined),
  register: jest.fn(),
});

const update = jest.fn();

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

beforeEach(() => {
  jest.clearAllMocks();
  installFakeCaches();
  container.controller = null;
  update.mockResolvedValue(undefined);
  container.register.mockResolvedValue(
    Object.assign(new EventTarget(), { installing: null, waiting: null, update }),
  );
  Object.defineProperties(navigator, {
    serviceWorker: { value: container, configurable: true },
    connection: { value: undefined, configurable: true },
    onLine: { value: true, configurable: true },
  });
});

const saveSomething = () =>
  caches.open(savedCacheName({ locale: 'en', product: 'system', version: 'v1' }));

test('spec §7: the worker is /sw.js, for the whole site', async () => {
  startWorker();
  await settle();
  expect(container.register.mock.calls).toEqual([
    ['/sw.js', { scope: '/', updateViaCache: 'none' }],
  ]);
});

test('a registration that fails, fails nobody', async () => {
  container.register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  expect(startWorker).not.toThrow();
  await settle();
});

test.each([
  ['a page with a worker', {}, true, 1],
  ['a page without one, which has just fetched it', null, true, 0],
  ['no connection', {}, false, 0],
])('looks for a new worker: %s', async (_case, controller, onLine, times) => {
  container.controller = controller;
  Object.defineProperty(navigator, 'onLine', { value: onLine });
  startWorker();
  await settle();
  expect(update).toHaveBeenCalledTimes(times);
});

test('a look that fails, fails nobody', async () => {
  container.controller = {};
  update.mockRejectedValue(new TypeError('Failed to update a ServiceWorker'));
  expect(startWorker).not.toThrow();
  await settle();
});

test('what is saved follows the build', async () => {
  await saveSomething();
  startWorker();
  await settle();
  expect(updateSavedProducts).toHaveBeenCalledTimes(1);
});

test.each<[string, () => unknown]>([
  ['where nothing is saved', () => undefined],
  [
    'without a connection',
    async () => {
      await saveSomething();
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    },
  ],
  [
    'for readers who save data',
    async () => {
      await saveSomething();
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      });
    },
  ],
  [
    'where storage is blocked',
    () =>
      Object.assign(globalThis, {
        caches: { keys: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
      }),
  ],
])('%s nothing is looked for', async (_what, arrange) => {
  await arrange();
  startWorker();
  await settle();
  expect(updateSavedProducts).not.toHaveBeenCalled();
});
