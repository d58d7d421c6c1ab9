/*
 * `@toolpad/core` assigns to `localStorage` when it loads, and reads it in each render. Where the
 * reader blocks storage, that throws, so the library gets one that stores nothing. Import this before it.
 */
if (typeof window !== 'undefined') {
  try {
    void window.localStorage;
  } catch {
    const value = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    Object.defineProperty(window, 'localStorage', { value, configurable: true });
  }
}
