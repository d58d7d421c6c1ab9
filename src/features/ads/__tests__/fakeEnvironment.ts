import type { AdEnvironment } from '../environment';

/** By default, an ad with image, and no event until `random` is changed. */
export function fakeEnvironment(changes: Partial<AdEnvironment> = {}): AdEnvironment {
  return {
    userAgent: 'Mozilla/5.0 Chrome/140.0',
    sessionRandom: 0.5,
    random: () => 0.5,
    // Uses Jest's fake timers.
    schedule: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    ...changes,
  };
}
