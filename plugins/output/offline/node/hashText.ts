import { createHash } from 'node:crypto';

/** Returns a short content hash, long enough for the files of a site. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
