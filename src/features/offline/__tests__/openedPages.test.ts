/** @jest-environment jsdom */
import { DWELL, loadedFiles, reportOpenedPages, savesData } from '../openedPages';

const ORIGIN = 'https://docs.example';

test.each([
  ['/assets/js/a.9b329b87.js', 'script', true],
  ['/assets/css/a.9b329b87.css', 'link', true],
  ['/assets/demos/A.a82d1a97.json', 'fetch', true],
  ['/assets/js/ahead.9b329b87.js', 'link', false],
  ['/offline/products.json', 'fetch', false],
  ['/img/a.svg', 'img', false],
  ['https://services.test/assets/js/a.9b329b87.js', 'script', false],
])('%s, asked for by %s, came with the page: %s', (path, initiatorType, expected) => {
  const { href, pathname } = new URL(path, ORIGIN);
  const files = loadedFiles([{ name: href, initiatorType, startTime: 0 }], ORIGIN, 0);
  expect(files).toEqual(expected ? [pathname] : []);
});

const SCRIPT = { name: `${ORIGIN}/assets/js/a.9b329b87.js`, initiatorType: 'script' };

test('files of the page before are left out', () => {
  const before = { ...SCRIPT, startTime: 999 };
  expect(loadedFiles([before], ORIGIN, 1000)).toEqual([]);
});

test('a file that came twice is told once', () => {
  const entry = { ...SCRIPT, startTime: 0 };
  expect(loadedFiles([entry, entry], ORIGIN, 0)).toHaveLength(1);
});

describe('telling the worker', () => {
  const postMessage = jest.fn();
  const container = {
    ready: Promise.resolve({ active: { postMessage } }),
  } as unknown as ServiceWorkerContainer;
  const goTo = (path: string) => window.history.replaceState(null, '', path);

  beforeEach(() => {
    jest.useFakeTimers();
    postMessage.mockClear();
    // Missing in jsdom.
    Object.assign(performance, { getEntriesByType: () => [] });
  });
  afterEach(() => jest.useRealTimers());

  test('a page on which the reader stays is told, once', async () => {
    const opened = reportOpenedPages(container);
    for (let visit = 0; visit < 2; visit += 1) {
      goTo('/system/box/?a=1#b');
      opened();
      await jest.advanceTimersByTimeAsync(DWELL);
    }
    expect(postMessage.mock.calls).toEqual([[{ type: 'OPENED', path: '/system/box/', files: [] }]]);
  });

  test('a page that the reader leaves at once is not', async () => {
    const opened = reportOpenedPages(container);
    goTo('/a/');
    opened();
    await jest.advanceTimersByTimeAsync(DWELL - 1);
    goTo('/b/');
    opened();
    await jest.advanceTimersByTimeAsync(DWELL);
    expect(postMessage.mock.calls).toEqual([[{ type: 'OPENED', path: '/b/', files: [] }]]);
  });

  test('without a connection nothing is', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reportOpenedPages(container)();
    await jest.advanceTimersByTimeAsync(DWELL);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false }, false],
  [{ saveData: true }, true],
])('a connection %j saves data: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(savesData()).toBe(expected);
});
