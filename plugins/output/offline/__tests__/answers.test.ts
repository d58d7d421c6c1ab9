import { installFakeCaches } from '../../../../src/features/offline/__tests__/fakeCaches';
import { FILES_CACHE, PAGES_CACHE, shellCacheName } from '../contract';
import type * as Answers from '../worker/answers';
import type { FetchEvent } from '../worker/workerScope';

const ORIGIN = 'https://docs.example';
const BUILD = { version: 'v1', offlinePages: ['/offline/', '/zh/offline/'] };
const NEVER = new Promise<never>(() => undefined);

const worker = { onLine: true };
let answers: typeof Answers;
const network = jest.fn<Promise<Response>, []>();

/** A response like that of a browser to a same-origin request. */
function basic(body: string, headers: Record<string, string> = {}): Response {
  const response = new Response(body, { headers });
  Object.defineProperty(response, 'type', { value: 'basic' });
  response.clone = () => basic(body, headers);
  return response;
}

function fetchEvent(path: string, preload?: Promise<Response>) {
  const work: Promise<unknown>[] = [];
  const event = {
    request: { url: `${ORIGIN}${path}` },
    preloadResponse: preload ?? Promise.resolve(undefined),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  } as unknown as FetchEvent;
  return { event, work };
}

async function put(cache: string, url: string, body: string) {
  await (await caches.open(cache)).put(url, new Response(body));
}

const answerPage = async (path: string, preload?: Promise<Response>) => {
  const response = await answers.answerPage(fetchEvent(path, preload).event, BUILD);
  return response.type === 'error' ? 'error' : response.text();
};

beforeEach(async () => {
  jest.resetModules();
  installFakeCaches();
  worker.onLine = true;
  Object.defineProperty(globalThis, 'navigator', { value: worker, configurable: true });
  network.mockReset();
  globalThis.fetch = network;
  answers = await import('../worker/answers');
});
afterEach(() => jest.useRealTimers());

describe('a page', () => {
  test('is what the browser asked for already', async () => {
    expect(await answerPage('/a/', Promise.resolve(basic('preloaded')))).toBe('preloaded');
    expect(network).not.toHaveBeenCalled();
  });

  test('is the kept one after 3 s when the browser says that there is no connection', async () => {
    jest.useFakeTimers();
    worker.onLine = false;
    await put(PAGES_CACHE, '/a/', 'kept');
    network.mockReturnValue(NEVER);
    const answer = answerPage('/a/');
    await jest.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe('kept');
  });

  test.each([
    ['the kept one', '/a/', 'kept'],
    ['the kept one, without its slash', '/a', 'kept'],
    ['the offline page', '/b/', 'offline'],
    ['the offline page of its language', '/zh/b/', 'zh offline'],
  ])('is %s when the network fails', async (_what, path, expected) => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await put(PAGES_CACHE, '/a/', 'kept');
    await put(shellCacheName('v1'), '/offline/', 'offline');
    await put(shellCacheName('v1'), '/zh/offline/', 'zh offline');
    expect(await answerPage(path)).toBe(expected);
  });
});

describe('a file with a hash', () => {
  const url = '/assets/js/a.11111111.js';

  test.each([
    ['an error', new Response('', { status: 404 })],
    ['a page in its place', basic('', { 'content-type': 'text/html' })],
  ])('is not kept when it is %s', async (_what, response) => {
    network.mockResolvedValue(response);
    const { event, work } = fetchEvent(url);
    expect(await answers.answerHashed(event)).toBe(response);
    expect(work).toEqual([]);
  });
});

test('another file is the network’s, or what is kept when that fails', async () => {
  await put(FILES_CACHE, `${ORIGIN}/img/a.svg`, 'kept');
  const read = async () => (await answers.answerFile(fetchEvent('/img/a.svg').event)).text();
  network.mockResolvedValueOnce(basic('new'));
  expect(await read()).toBe('new');
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await read()).toBe('new');
});
