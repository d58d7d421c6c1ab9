/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  roundedPixelRatio,
  useChosenMode,
  usePixelRatio,
  useSystemScheme,
} from '../browserProperties';

/** Mocks media queries whose changes the test triggers. */
function mockQueries(matches: (query: string) => boolean) {
  const listening = new Map<string, Set<() => void>>();
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return matches(query);
      },
      addEventListener: (_: string, listener: () => void) => {
        listening.set(query, (listening.get(query) ?? new Set()).add(listener));
      },
      removeEventListener: (_: string, listener: () => void) =>
        listening.get(query)?.delete(listener),
    }) as unknown as MediaQueryList;
  return (query: string) => {
    const listeners = [...(listening.get(query) ?? [])];
    listening.delete(query);
    for (const listener of listeners) listener();
    return listeners.length;
  };
}

it.each([
  [1, 1],
  [1.25, 1.3],
  [1.3333, 1.3],
  [2.625, 2.6],
  [0.9, 0.9],
])('the ratio %p is told as %p', (ratio, expected) => {
  expect(roundedPixelRatio(ratio)).toBe(expected);
});

it('follows the resolution from one to the next', () => {
  const change = mockQueries(() => true);
  const zoom = (ratio: number) => Object.assign(window, { devicePixelRatio: ratio });
  zoom(1);
  const { result, unmount } = renderHook(usePixelRatio);
  expect(result.current).toBe(1);
  zoom(1.5);
  act(() => void change('(resolution: 1dppx)'));
  expect(result.current).toBe(1.5);
  zoom(2);
  act(() => void change('(resolution: 1.5dppx)'));
  expect(result.current).toBe(2);
  unmount();
  expect(change('(resolution: 2dppx)')).toBe(0);
});

it('follows the preference of the operating system', () => {
  let isDark = false;
  const change = mockQueries(() => isDark);
  const { result } = renderHook(useSystemScheme);
  expect(result.current).toBe('light');
  isDark = true;
  act(() => void change('(prefers-color-scheme: dark)'));
  expect(result.current).toBe('dark');
});

it('follows the mode that the reader chose', async () => {
  document.documentElement.setAttribute('data-theme-choice', 'system');
  const { result } = renderHook(useChosenMode);
  expect(result.current).toBe('system');
  await act(async () => document.documentElement.setAttribute('data-theme-choice', 'dark'));
  expect(result.current).toBe('dark');
});
