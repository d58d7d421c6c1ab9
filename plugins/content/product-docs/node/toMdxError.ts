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
  if (known) return known;
  const { cause } = error;
  if (!isSyntaxMessage(cause)) return error;
  const file = path.relative(siteDir, filePath).split(path.sep).join('/');
  const point = cause.place?.start ?? cause.place;
  const place = [file, point?.line, point?.column].filter((part) => part !== undefined).join(':');
  return new ContentError(`${place}: ${cause.reason}`);
}
