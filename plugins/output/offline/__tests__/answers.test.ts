import { installFakeCaches } from '../../../../src/features/offline/__tests__/fakeCaches';
import { FILES_CACHE, PAGES_CACHE, shellCacheName } from '../contract';
import { scriptDigest } from '../scriptDigest';
import type * as Answers from '../worker/answers';
import type { TrustedBuild } from '../worker/trustedBuild';
import type { FetchEvent } from '../worker/workerScope';

const ORIGIN = 'https://docs.example';
const POLICY = "script-src 'self' 'sha256-boot'";
const BUILD: TrustedBuild = {
  version: 'v1',
  offlinePages: ['/offline/', '/zh/offline/'],
  scripts: new Set(),
  policy: POLICY,
};
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
  Object.assign(globalThis, { location: new URL(ORIGIN) });
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

test.each([
  ['kept page', PAGES_CACHE, '/a/', '/a/'],
  ['offline page', shellCacheName('v1'), '/offline/', '/b/'],
])('a %s has the build’s policy, whatever it was kept with', async (_what, cache, url, path) => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const headers = { 'content-type': 'text/plain', refresh: '0;url=https://evil.example/' };
  await (await caches.open(cache)).put(url, new Response('kept', { headers }));
  const response = await answers.answerPage(fetchEvent(path).event, BUILD);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
  });
});

test('the offline page is not taken from the visited pages', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await put(PAGES_CACHE, '/offline/', 'forged');
  expect(await answerPage('/b/')).toBe('error');
});

describe('a file', () => {
  const PATH = '/assets/js/a.11111111.js';
  const OTHER_PATH = '/assets/js/b.22222222.js';

  /** Answers a request in a build that has one script, `genuine` at `PATH`. */
  async function answer(path: string) {
    const scripts = new Set([await scriptDigest(PATH, 'genuine')]);
    const { event, work } = fetchEvent(path);
    const response = await answers.answerFile(event, { ...BUILD, scripts });
    await Promise.all(work);
    return response.type === 'error' ? 'error' : response.text();
  }

  test.each([
    ['an error', new Response('', { status: 404 })],
    ['a page in its place', basic('', { 'content-type': 'text/html' })],
  ])('is not kept when it is %s', async (_what, response) => {
    network.mockResolvedValue(response);
    const { event, work } = fetchEvent(PATH);
    expect(await answers.answerFile(event, BUILD)).toBe(response);
    expect(work).toEqual([]);
  });

  test('is the network’s, or what is kept when that fails', async () => {
    network.mockResolvedValueOnce(basic('old')).mockResolvedValueOnce(basic('new'));
    expect(await answer('/img/a.svg')).toBe('old');
    expect(await answer('/img/a.svg')).toBe('new');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await answer('/img/a.svg')).toBe('new');
  });

  test('is the network’s, whatever a script of a page has written into the caches', async () => {
    await put(FILES_CACHE, `${ORIGIN}${PATH}`, 'hostile');
    network.mockResolvedValue(basic('genuine'));
    expect(await answer(PATH)).toBe('genuine');
  });

  test('that a deploy has removed is the kept one', async () => {
    await put(FILES_CACHE, `${ORIGIN}${PATH}`, 'genuine');
    network.mockResolvedValue(new Response('', { status: 404 }));
    expect(await answer(PATH)).toBe('genuine');
  });

  describe('without a connection', () => {
    beforeEach(() => network.mockRejectedValue(new TypeError('Failed to fetch')));

    test.each([
      ['a script of the build', PATH, 'genuine', 'genuine'],
      ['a script with other content', PATH, 'hostile', 'error'],
      ['a script with the content of another', OTHER_PATH, 'genuine', 'error'],
      ['a style sheet', '/assets/css/a.33333333.css', 'a {}', 'a {}'],
    ])('%s', async (_what, path, kept, expected) => {
      await put(FILES_CACHE, `${ORIGIN}${path}`, kept);
      expect(await answer(path)).toBe(expected);
    });

    test('a forged script does not hide a genuine one', async () => {
      await put(FILES_CACHE, `${ORIGIN}${PATH}`, 'hostile');
      await put('offline-1/saved/en/system/0f3a', `${ORIGIN}${PATH}`, 'genuine');
      expect(await answer(PATH)).toBe('genuine');
    });

    test('is never of a cache that is not the worker’s', async () => {
      await put('somebody-else', `${ORIGIN}/img/a.svg`, 'foreign');
      expect(await answer('/img/a.svg')).toBe('error');
    });
  });
});
