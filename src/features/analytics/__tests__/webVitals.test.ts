import { WEB_VITALS } from '@site/src/site/analyticsEvents';
import { reportWebVitals } from '../webVitals';

type Load = NonNullable<Parameters<typeof reportWebVitals>[2]>;

/** A library whose metrics report immediately. */
function library() {
  const observers = WEB_VITALS.map((name) => [
    `on${name}`,
    (report: (metric: object) => void) => report({ name, value: 5, delta: 2, id: `v-${name}` }),
  ]);
  return jest.fn(() => Promise.resolve(Object.fromEntries(observers))) as unknown as Load;
}

it.each([
  [0, true],
  [0.0001, true],
  [0.00011, false],
  [0.5, false],
])('the draw %p reports: %p', async (draw, reports) => {
  const send = jest.fn();
  const load = library();
  await reportWebVitals(send, () => draw, load);
  expect(load).toHaveBeenCalledTimes(reports ? 1 : 0);
  expect(send).toHaveBeenCalledTimes(reports ? WEB_VITALS.length : 0);
});

it('sends each metric as an event of its own', async () => {
  const send = jest.fn();
  await reportWebVitals(send, () => 0, library());
  expect(send.mock.calls.map(([name]) => name).sort()).toEqual([...WEB_VITALS]);
  expect(send).toHaveBeenCalledWith('LCP', {
    value: 2,
    metric_label: 'Web Vitals',
    metric_value: 5,
    metric_delta: 2,
    metric_id: 'v-LCP',
  });
});

it('gives up without its library', async () => {
  const send = jest.fn();
  await reportWebVitals(
    send,
    () => 0,
    () => Promise.reject(new Error('offline')),
  );
  expect(send).not.toHaveBeenCalled();
});
