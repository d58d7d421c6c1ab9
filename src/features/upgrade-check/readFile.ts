import { SOURCE_LIMIT, type CheckedSource } from './result';

/** Bytes of a letter at most. */
const LETTER_BYTES = 4;

/**
 * Reads a file that the reader chose; nothing is sent. Of one that is too long, only as much is read as it takes to
 * say so.
 * @throws Error if it is not a text.
 */
export async function readFile(file: File): Promise<CheckedSource> {
  const bytes = await file.slice(0, (SOURCE_LIMIT + 1) * LETTER_BYTES).arrayBuffer();
  const text = new TextDecoder('utf-8', { fatal: file.size <= bytes.byteLength }).decode(bytes);
  if (text.includes('\0')) throw new Error(`${file.name} is not a text.`);
  return { text: text.slice(0, SOURCE_LIMIT + 1), fileName: file.name };
}
