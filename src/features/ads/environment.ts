/** Randomness, time and network for ads. Tests replace it. */
export interface AdEnvironment {
  readonly userAgent: string;
  /** At least 0 and below 1; constant for the document's life. */
  readonly sessionRandom: number;
  /** At least 0 and below 1; differs per call. */
  readonly random: () => number;
  /** Calls back after `delay` ms, unless the returned function was called before. */
  readonly schedule: (callback: () => void, delay: number) => () => void;
  readonly fetch: (url: string, signal: AbortSignal) => Promise<Response>;
}

/** Creates the browser's environment, once per document. */
export function createBrowserEnvironment(): AdEnvironment {
  return {
    userAgent: navigator.userAgent,
    sessionRandom: Math.random(),
    random: () => Math.random(),
    schedule: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
    // No cookies, and only the origin as referrer.
    fetch: (url, signal) =>
      fetch(url, { signal, credentials: 'omit', referrerPolicy: 'strict-origin' }),
  };
}
