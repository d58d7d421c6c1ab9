import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toSitePath } from '../../../common/files/toSitePath';
import { ContentError, findContentError } from '../../../../src/site/contentError';

/** Counted from 1. */
interface SyntaxPoint {
  readonly line: number;
  readonly column: number;
}

/** A syntax error of the MDX parser. */
interface SyntaxMessage {
  readonly reason: string;
  /** A point or a range. */
  readonly place?: Partial<SyntaxPoint> & { readonly start?: SyntaxPoint };
}

const isSyntaxMessage = (cause: unknown): cause is SyntaxMessage =>
  cause instanceof Error && typeof (cause as Partial<SyntaxMessage>).reason === 'string';

/** The classic syntax of Docusaurus, which `write-heading-ids` writes by default. */
const CLASSIC_HEADING_ID = /^#+ .*\{#([^}]*)\}\s*$/;

/** What to write instead of syntax that MDX does not have, or nothing. */
function adviceFor(filePath: string, line: number | undefined): string {
  if (line === undefined || !existsSync(filePath)) return '';
  const text = readFileSync(filePath, 'utf8').split('\n')[line - 1] ?? '';
  const [, id] = CLASSIC_HEADING_ID.exec(text) ?? [];
  if (id !== undefined) return `. Write the heading’s id as {/* #${id} */}`;
  return text.includes('<!--') ? '. Write comments as {/* … */}' : '';
}

/**
 * Turns Docusaurus's error about a page, which starts with an absolute path and ends with the syntax tree,
 * into one that starts with file and line. Errors that are not about the page's content are returned
 * unchanged.
 */
export function toMdxError(error: Error, filePath: string, siteDir: string): Error {
  const known = findContentError(error);
  // Remark plugins get absolute paths.
  if (known) return new ContentError(known.message.replaceAll(siteDir + path.sep, ''));
  const { cause } = error;
  if (!isSyntaxMessage(cause)) return error;
  const file = toSitePath(siteDir, filePath);
  const { line, column } = cause.place?.start ?? cause.place ?? {};
  // For an unclosed tag, only the message has the place: `(3:1-3:10)`.
  const point = line === undefined ? /(?<=\()\d+:\d+/.exec(cause.reason)?.[0] : `${line}:${column}`;
  const place = point === undefined ? file : `${file}:${point}`;
  return new ContentError(`${place}: ${cause.reason}${adviceFor(filePath, line)}`);
}
