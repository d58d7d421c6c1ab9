import type { AdEnvironment } from '../../environment';
import { MAX_FEED_REQUESTS, requestFeedAd } from '../requestFeedAd';

const URL = 'https://ads.test/feed.json';
const AD = { statlink: 'https://ads.test/click', company: 'Acme', description: 'Hosting.' };

/** An environment whose feed gives these answers in order, repeating the last. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = jest.fn<Promise<Response>, [string, AbortSignal]>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('The test gave no answer.');
    return answer();
  });
  const environment: AdEnvironment = {
    userAgent: '',
    sessionRandom: 0,
    random: () => 0,
    schedule: () => () => {},
    fetch,
  };
  return { environment, fetch };
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
  const { environment, fetch } = answering(json({ ads: [{}, AD, { ...AD, company: 'Other' }] }));
  expect(await requestFeedAd(URL, environment, signal)).toMatchObject({ company: 'Acme' });
  expect(fetch.mock.calls).toEqual([[URL, signal]]);
});

test('without one the feed is asked again', async () => {
  const { environment, fetch } = answering(json({ ads: [] }), json({}), json({ ads: [AD] }));
  expect(await requestFeedAd(URL, environment, signal)).toMatchObject({ company: 'Acme' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('spec §9: 10 times at most', async () => {
  expect(MAX_FEED_REQUESTS).toBe(10);
  const { environment, fetch } = answering(json({ ads: [{}] }));
  expect(await requestFeedAd(URL, environment, signal)).toBeNull();
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
    const { environment, fetch } = answering(answer);
    expect(await requestFeedAd(URL, environment, signal)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('a page that is left asks no more', async () => {
  const controller = new AbortController();
  const { environment, fetch } = answering(json({ ads: [] }), () => {
    controller.abort();
    return Response.json({ ads: [] });
  });
  expect(await requestFeedAd(URL, environment, controller.signal)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an answer that is too long is not loaded to its end', async () => {
  const { response, state } = endless();
  await requestFeedAd(URL, answering(() => response).environment, signal);
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
  const { environment } = answering(() => new Response(body));
  expect(await requestFeedAd(URL, environment, signal)).toMatchObject({ company: 'Café' });
});
