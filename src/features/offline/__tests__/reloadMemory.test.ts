/** @jest-environment jsdom */
import { reloadMemory } from '../reloadMemory';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a tab that was never reloaded for a new worker', () => {
  expect(reloadMemory.elapsed()).toBeNull();
});

test('a reload is remembered, with the time since', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  reloadMemory.remember();
  now.mockReturnValue(1_002_500);
  expect(reloadMemory.elapsed()).toBe(2500);
});

test('a clock that was put back', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  reloadMemory.remember();
  now.mockReturnValue(900_000);
  expect(reloadMemory.elapsed()).toBeNull();
});

test.each(['', 'never', '-5', '{}', '1e308', 'Infinity'])('a stored %j counts as none', (value) => {
  sessionStorage.setItem('docs-worker-reload', value);
  expect(reloadMemory.elapsed()).toBeNull();
});

describe('where storage is blocked', () => {
  class Navigation {
    constructor(readonly type: string) {}
  }

  test.each([
    ['reload', 0],
    ['navigate', null],
  ])('a page that is there by %s', (type, expected) => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
    Object.assign(performance, { getEntriesByType: () => [new Navigation(type)] });
    expect(() => reloadMemory.remember()).not.toThrow();
    expect(reloadMemory.elapsed()).toBe(expected);
  });
});
