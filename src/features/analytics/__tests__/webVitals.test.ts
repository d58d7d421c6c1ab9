import { WEB_VITALS } from '@site/src/site/analyticsEvents';
import { reportWebVitals } from '../webVitals';

/** A library whose metrics report immediately. */
const load = jest.fn(() =>
  Object.fromEntries(
    WEB_VITALS.map((name) => [
      `on${name}`,
      (report: (metric: object) => void) => report({ name, value: 5, delta: 2, id: `v-${name}` }),
    ]),
  ),
);

const random = jest.spyOn(Math, 'random');
const send = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.resetModules();
  jest.doMock('web-vitals', () => load());
  random.mockReturnValue(0);
});
afterAll(() => random.mockRestore());

it.each([
  [0, true],
  [0.0001, true],
  [0.00011, false],
  [0.5, false],
])('the draw %p reports: %p', async (draw, reports) => {
  random.mockReturnValue(draw);
  await reportWebVitals(send);
  expect(load).toHaveBeenCalledTimes(reports ? 1 : 0);
  expect(send).toHaveBeenCalledTimes(reports ? WEB_VITALS.length : 0);
});

it('sends each metric as an event of its own', async () => {
  await reportWebVitals(send);
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
  load.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await reportWebVitals(send);
  expect(load).toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
