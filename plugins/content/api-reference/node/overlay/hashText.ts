import { createHash } from 'node:crypto';

const HASH_LENGTH = 8;

/** The first 8 hex digits of the SHA-256 of an English text; line endings do not count. */
export function hashText(text: string): string {
  return createHash('sha256')
    .update(text.replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}
