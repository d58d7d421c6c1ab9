import { createHash } from 'node:crypto';

const HASH_LENGTH = 8;

/**
 * Returns the first 8 hex digits of the SHA-256 of a text, ignoring differences in line endings.
 */
export function hashText(text: string): string {
  return createHash('sha256')
    .update(text.replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}
