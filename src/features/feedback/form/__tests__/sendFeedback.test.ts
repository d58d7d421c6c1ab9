import { sendFeedback } from '../sendFeedback';

const body = { page: '/x', rating: 1, comment: '', version: 'v7.17.0', language: 'en' } as const;

function fakeNetwork(answer: () => Promise<Response>) {
  const timeouts: number[] = [];
  const controller = new AbortController();
  return {
    controller,
    timeouts,
    fetch: jest.fn((_url: string | URL | Request, _init?: RequestInit) => answer()),
    timeout: (ms: number) => {
      timeouts.push(ms);
      return controller.signal;
    },
  };
}

const respond = (status: number, text: string) => () =>
  Promise.resolve(new Response(text, { status }));

test('one request goes to the server, with ten seconds to answer', async () => {
  const network = fakeNetwork(respond(201, '{"id":"reader-1"}'));
  await expect(sendFeedback('https://host.test/api', body, network)).resolves.toBe('reader-1');
  expect(network.fetch).toHaveBeenCalledTimes(1);
  expect(network.fetch).toHaveBeenCalledWith('https://host.test/api/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: network.controller.signal,
  });
  expect(network.timeouts).toEqual([10_000]);
});

test.each([
  ['another status', respond(200, '{"id":"reader-1"}')],
  ['a server error', respond(500, 'Internal error')],
  ['no JSON', respond(201, '<!doctype html>')],
  ['JSON without an id', respond(201, '{}')],
  ['a hostile id', respond(201, '{"id":"a;path=/;max-age=1"}')],
  ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is a failure', async (_name, answer) => {
  await expect(sendFeedback('https://host.test', body, fakeNetwork(answer))).rejects.toThrow();
});
