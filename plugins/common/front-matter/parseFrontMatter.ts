import matter from '@11ty/gray-matter';
import { toSitePath } from '../files/toSitePath';
import { ContentError } from '../../../src/site/contentError';

/** An error of js-yaml. */
interface YamlError extends Error {
  readonly reason?: string;
  /** Counted from 0, from the line of the first `---`. */
  readonly mark?: { readonly line: number; readonly column: number };
}

/**
 * Returns the front matter and the trimmed content of a page, like Docusaurus's parser. That one fails
 * only on the first call: its cache then returns empty front matter for the same text, which leads to
 * misleading messages about missing fields.
 * @throws A `ContentError` that names file, line and column when the YAML cannot be read.
 */
export function parseFrontMatter(
  fileContent: string,
  filePath: string,
  siteDir: string,
): { frontMatter: { [key: string]: unknown }; content: string } {
  try {
    // With options, gray-matter does not cache.
    const { data, content } = matter(fileContent, {});
    return { frontMatter: data, content: content.trim() };
  } catch (error) {
    const { message, reason = message, mark } = error as YamlError;
    const file = toSitePath(siteDir, filePath);
    const place = mark ? `${file}:${mark.line + 1}:${mark.column + 1}` : file;
    throw new ContentError(
      `${place}: the front matter is not valid YAML: ${reason}. Put quotes around the value if it ` +
        'has a colon or another special character.',
    );
  }
}

const NOT_FOR_READERS = ['allow', 'questions'];

/**
 * Leaves out what only checks and the search index read from the file: readers download the rest with
 * each page.
 */
export function parseForReaders(...file: Parameters<typeof parseFrontMatter>) {
  const parsed = parseFrontMatter(...file);
  for (const field of NOT_FOR_READERS) delete parsed.frontMatter[field];
  return parsed;
}

/** Parses a front matter field: `Button, IconButton` or a list. */
export function readNames(value: unknown): string[] {
  const names = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return names.map((name) => name.trim()).filter(Boolean);
}
