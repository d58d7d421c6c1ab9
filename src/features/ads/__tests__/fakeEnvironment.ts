import type { AdEnvironment } from '../environment';

/** An answer of the feed with this JSON; jsdom has no responses of its own. */
export function jsonResponse(value: unknown): Response {
  return { ok: true, json: () => Promise.resolve(value) } as Response;
}

/** A reader with middling luck: an ad with its picture, and no event unless `random` is changed. */
export function fakeEnvironment(changes: Partial<AdEnvironment> = {}): AdEnvironment {
  return {
    userAgent: 'Mozilla/5.0 Chrome/140.0',
    sessionRandom: 0.5,
    random: () => 0.5,
    // With Jest's own timers, which tests move on.
    schedule: (callback, delay) => {
      const timer = setTimeout(callback, delay);
      return () => clearTimeout(timer);
    },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    ...changes,
  };
}
