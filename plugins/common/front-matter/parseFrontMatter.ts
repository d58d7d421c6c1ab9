import matter from '@11ty/gray-matter';
import path from 'node:path';
import { ContentError } from '../../../src/site/contentError';

/** What js-yaml tells of a mistake. */
interface YamlError extends Error {
  readonly reason?: string;
  /** Counted from 0, from the line of the first `---`. */
  readonly mark?: { readonly line: number; readonly column: number };
}

/**
 * The front matter and the trimmed content of a page, as Docusaurus reads them. Docusaurus's own
 * parser fails only the first time: after that it takes the same text for one without front matter,
 * and whoever reads it next complains of missing fields.
 * @throws A `ContentError` that names file, line and column when the YAML cannot be read.
 */
export function parseFrontMatter(
  fileContent: string,
  filePath: string,
  siteDir: string,
): { frontMatter: { [key: string]: unknown }; content: string } {
  try {
    // With options, gray-matter does not keep what it has parsed.
    const { data, content } = matter(fileContent, {});
    return { frontMatter: data, content: content.trim() };
  } catch (error) {
    const { message, reason = message, mark } = error as YamlError;
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const place = mark ? `${file}:${mark.line + 1}:${mark.column + 1}` : file;
    throw new ContentError(
      `${place}: the front matter is not valid YAML: ${reason}. Put quotes around the value if it ` +
        'has a colon or another special character.',
    );
  }
}
