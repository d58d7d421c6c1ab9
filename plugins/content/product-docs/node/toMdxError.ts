import path from 'node:path';
import { ContentError, findContentError } from '../../../../src/site/contentError';

/** Counted from 1. */
interface SyntaxPoint {
  readonly line: number;
  readonly column: number;
}

/** What the MDX parser tells of a mistake. */
interface SyntaxMessage {
  readonly reason: string;
  /** A point or a range. */
  readonly place?: Partial<SyntaxPoint> & { readonly start?: SyntaxPoint };
}

const isSyntaxMessage = (cause: unknown): cause is SyntaxMessage =>
  cause instanceof Error && typeof (cause as Partial<SyntaxMessage>).reason === 'string';

/**
 * The error of a page that cannot be compiled: Docusaurus's begins with an absolute path and ends with
 * the syntax tree. Takes that error, the page's path and the site's folder; an error that is
 * no mistake in the page is returned as it is.
 */
export function toMdxError(error: Error, filePath: string, siteDir: string): Error {
  const known = findContentError(error);
  // Remark plugins are handed an absolute path.
  if (known) return new ContentError(known.message.replaceAll(siteDir + path.sep, ''));
  const { cause } = error;
  if (!isSyntaxMessage(cause)) return error;
  const file = path.relative(siteDir, filePath).split(path.sep).join('/');
  const { line, column } = cause.place?.start ?? cause.place ?? {};
  // What is never closed has no place but in the sentence: `(3:1-3:10)`.
  const point = line === undefined ? /(?<=\()\d+:\d+/.exec(cause.reason)?.[0] : `${line}:${column}`;
  const place = point === undefined ? file : `${file}:${point}`;
  return new ContentError(`${place}: ${cause.reason}`);
}
