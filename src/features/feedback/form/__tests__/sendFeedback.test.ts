import { sendFeedback } from '../sendFeedback';

const body = { page: '/x', rating: 1, comment: '', version: 'v7.17.0', language: 'en' } as const;

const { fetch: realFetch } = globalThis;
const fetch = jest.fn<Promise<Response>, [string | URL | Request, RequestInit?]>();

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const respond = (status: number, text: string) => () =>
  Promise.resolve(new Response(text, { status }));

test('one request goes to the server, with ten seconds to answer', async () => {
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  fetch.mockImplementation(respond(201, '{"id":"reader-1"}'));
  await expect(sendFeedback('https://host.test/api', body)).resolves.toBe('reader-1');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('https://host.test/api/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal,
  });
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});

test.each([
  ['another status', respond(200, '{"id":"reader-1"}')],
  ['a server error', respond(500, 'Internal error')],
  ['no JSON', respond(201, '<!doctype html>')],
  ['JSON without an id', respond(201, '{}')],
  ['a hostile id', respond(201, '{"id":"a;path=/;max-age=1"}')],
  ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure', async (_name, answer) => {
  fetch.mockImplementation(answer);
  await expect(sendFeedback('https://host.test', body)).rejects.toThrow();
});
