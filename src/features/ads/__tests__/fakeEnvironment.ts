import { TextDecoder, TextEncoder } from 'node:util';
import type { AdEnvironment } from '../environment';

// jsdom lacks it.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;

/** A response of the feed with this JSON; jsdom lacks `Response`. */
export function jsonResponse(value: unknown): Response {
  const chunks = [new TextEncoder().encode(JSON.stringify(value))];
  const read = async () => ({ done: chunks.length === 0, value: chunks.shift() });
  return { ok: true, body: { getReader: () => ({ read }) } } as unknown as Response;
}

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
