import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks it.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;

/** A response with this JSON; jsdom lacks `Response`. */
export function jsonResponse(value: unknown): Response {
  const chunks = [new TextEncoder().encode(JSON.stringify(value))];
  const read = async () => ({ done: chunks.length === 0, value: chunks.shift() });
  return { ok: true, body: { getReader: () => ({ read }) } } as unknown as Response;
}
