/** What ads take from the browser: chance, time and the network. Tests bring their own. */
export interface AdEnvironment {
  readonly userAgent: string;
  /** At least 0 and below 1; the same from when the document is loaded until it is left. */
  readonly sessionRandom: number;
  /** At least 0 and below 1, another each time. */
  readonly random: () => number;
  /** Calls back after `delay` ms, unless the returned function is called before. */
  readonly schedule: (callback: () => void, delay: number) => () => void;
  readonly fetch: (url: string, signal: AbortSignal) => Promise<Response>;
}

/** The browser's own. Made once per document. */
export function createBrowserEnvironment(): AdEnvironment {
  return {
    userAgent: navigator.userAgent,
    sessionRandom: Math.random(),
    random: () => Math.random(),
    schedule: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
    // An ad needs nothing of the reader's: no cookies, and no more of the page than its origin.
    fetch: (url, signal) =>
      fetch(url, { signal, credentials: 'omit', referrerPolicy: 'strict-origin' }),
  };
}
