/** @jest-environment jsdom */
import progressBar from '../client/progressBar';

const bars = () => [...document.querySelectorAll<HTMLElement>('#nprogress .bar')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.documentElement.dir = '';
});

test('comes once, goes to its end, and away', () => {
  progressBar.start();
  progressBar.start();
  expect(bars().map(({ style }) => style.transform)).toEqual(['translateX(-5%)']);
  progressBar.done();
  expect(bars().map(({ style }) => style.transform)).toEqual(['translateX(-0%)']);
  jest.runAllTimers();
  expect(bars()).toEqual([]);
});

test('goes the other way from right to left', () => {
  document.documentElement.dir = 'rtl';
  progressBar.start();
  expect(bars().map(({ style }) => style.transform)).toEqual(['translateX(5%)']);
  progressBar.done();
});

test('is not there when a page comes at once', () => {
  progressBar.done();
  expect(bars()).toEqual([]);
});

test('comes again while the last one is leaving', () => {
  progressBar.start();
  progressBar.done();
  progressBar.start();
  jest.advanceTimersByTime(1000);
  expect(bars()).toHaveLength(1);
  progressBar.done();
});

test('is nothing to be read out', () => {
  progressBar.start();
  expect(document.querySelector('#nprogress')?.getAttribute('aria-hidden')).toBe('true');
  progressBar.done();
});
