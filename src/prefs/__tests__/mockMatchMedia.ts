/** Replaces `window.matchMedia` by one whose colour scheme the test sets. */
export function mockMatchMedia(prefersDark: boolean) {
  const listeners = new Set<(event: MediaQueryListEvent) => void>();
  const state = { matches: prefersDark };
  const query = {
    get matches() {
      return state.matches;
    },
    addEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) =>
      listeners.delete(listener),
  } as unknown as MediaQueryList;
  window.matchMedia = () => query;
  return {
    setPrefersDark(matches: boolean) {
      state.matches = matches;
      for (const listener of [...listeners]) listener({ matches } as MediaQueryListEvent);
    },
  };
}
