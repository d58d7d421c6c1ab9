import { createHash } from 'node:crypto';

/** Enough of a hash to tell the files of a site apart. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
