/** @jest-environment jsdom */
import { createBrowserEnvironment } from '../environment';

test('chance', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.25).mockReturnValueOnce(0.75);
  const environment = createBrowserEnvironment();
  expect([environment.sessionRandom, environment.random()]).toEqual([0.25, 0.75]);
  random.mockRestore();
});

test('time', () => {
  jest.useFakeTimers();
  const { schedule } = createBrowserEnvironment();
  const kept = jest.fn();
  const cancelled = jest.fn();
  schedule(kept, 100);
  schedule(cancelled, 100)();
  jest.advanceTimersByTime(99);
  expect(kept).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(kept).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('the network, without what is known of the reader', async () => {
  const fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
  const before = globalThis.fetch;
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const { signal } = new AbortController();
  await createBrowserEnvironment().fetch('https://ads.test/', signal);
  expect(fetch).toHaveBeenCalledWith('https://ads.test/', {
    signal,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  });
  globalThis.fetch = before;
});
