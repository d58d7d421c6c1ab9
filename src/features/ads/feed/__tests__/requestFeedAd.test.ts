import { MAX_FEED_REQUESTS, requestFeedAd } from '../requestFeedAd';

const URL = 'https://ads.test/feed.json';
const AD = { statlink: 'https://ads.test/click', company: 'Acme', description: 'Hosting.' };

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A network where the feed gives these answers in order, repeating the last. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = jest.fn(async (_url: string | URL | Request, _init?: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('The test gave no answer.');
    return answer();
  });
  globalThis.fetch = fetch;
  return fetch;
}

/** A response that sends without end, and whether it was told to stop. */
function endless() {
  const state = { isStopped: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(1000).fill(32)),
    cancel: () => {
      state.isStopped = true;
    },
  });
  return { response: new Response(body), state };
}

const json = (value: unknown) => () => Response.json(value);
const { signal } = new AbortController();

test('the first ad that can be shown', async () => {
  const fetch = answering(json({ ads: [{}, AD, { ...AD, company: 'Other' }] }));
  expect(await requestFeedAd(URL, signal)).toMatchObject({ company: 'Acme' });
  const init = { signal, credentials: 'omit', referrerPolicy: 'strict-origin' };
  expect(fetch.mock.calls).toEqual([[URL, init]]);
});

test('without one the feed is asked again', async () => {
  const fetch = answering(json({ ads: [] }), json({}), json({ ads: [AD] }));
  expect(await requestFeedAd(URL, signal)).toMatchObject({ company: 'Acme' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('spec §9: 10 times at most', async () => {
  expect(MAX_FEED_REQUESTS).toBe(10);
  const fetch = answering(json({ ads: [{}] }));
  expect(await requestFeedAd(URL, signal)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(10);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => new Response('{"ads":[]}', { status: 500 })],
  ['the answer is no JSON', () => new Response('<html>')],
  ['the answer is empty', () => new Response('')],
  ['the answer is too long', () => Response.json({ ads: [AD], more: 'x'.repeat(100_000) })],
  ['the answer never ends', () => endless().response],
])(
  'spec §8, "Ad fetch failure": %s: no ad, nothing said, not asked again',
  async (_name, answer) => {
    const fetch = answering(answer);
    expect(await requestFeedAd(URL, signal)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('a page that is left asks no more', async () => {
  const controller = new AbortController();
  const fetch = answering(json({ ads: [] }), () => {
    controller.abort();
    return Response.json({ ads: [] });
  });
  expect(await requestFeedAd(URL, controller.signal)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an answer that is too long is not loaded to its end', async () => {
  const { response, state } = endless();
  answering(() => response);
  await requestFeedAd(URL, signal);
  expect(state.isStopped).toBe(true);
});

test('letters that the network cuts in two', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ads: [{ ...AD, company: 'Café' }] }));
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  answering(() => new Response(body));
  expect(await requestFeedAd(URL, signal)).toMatchObject({ company: 'Café' });
});
