import { createHash } from 'node:crypto';

/** An English page, by its file relative to the site. */
export interface EnglishPage {
  readonly file: string;
  readonly hash: string;
}

/** A translated page. */
export interface TranslatedPage {
  readonly file: string;
  /** File of the English page. */
  readonly englishFile: string;
  /** `source_hash` in its front matter: hash of the English file it was translated from. */
  readonly sourceHash: string | undefined;
}

export interface PageReport {
  readonly total: number;
  readonly translated: number;
  /** English files without translation. */
  readonly untranslated: readonly string[];
  /** Translations whose English page has changed, or without source hash. */
  readonly changed: readonly string[];
  /** Translations whose English page does not exist. */
  readonly orphaned: readonly string[];
}

const HASH_LENGTH = 12;
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const SOURCE_HASH = /^source_hash:\s*['"]?([^'"\s]*)['"]?\s*$/m;

/**
 * Returns the first 12 hex digits of the SHA-256 of an English page, ignoring differences in line
 * endings.
 */
export function sourceHash(source: string): string {
  return createHash('sha256')
    .update(source.replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/** Returns the `source_hash` in a page's front matter, if there is one. */
export function readSourceHash(page: string): string | undefined {
  const frontMatter = FRONT_MATTER.exec(page)?.[1] ?? '';
  return SOURCE_HASH.exec(frontMatter)?.[1] || undefined;
}

/** Sets `source_hash` in a page's front matter. Throws if it has none. */
export function stampSourceHash(page: string, hash: string): string {
  const frontMatter = FRONT_MATTER.exec(page)?.[1];
  if (frontMatter === undefined) {
    throw new Error('the page has no front matter');
  }
  const line = `source_hash: '${hash}'`;
  const stamped = SOURCE_HASH.test(frontMatter)
    ? frontMatter.replace(SOURCE_HASH, line)
    : `${frontMatter}\n${line}`;
  return page.replace(frontMatter, () => stamped);
}

/** Compares the pages of a language with the English ones. */
export function reportPages(
  english: readonly EnglishPage[],
  translations: readonly TranslatedPage[],
): PageReport {
  const hashes = new Map(english.map(({ file, hash }) => [file, hash]));
  const orphaned = translations.filter(({ englishFile }) => !hashes.has(englishFile));
  const matched = translations.filter(({ englishFile }) => hashes.has(englishFile));
  const done = new Set(matched.map(({ englishFile }) => englishFile));
  return {
    total: english.length,
    translated: done.size,
    untranslated: english.map(({ file }) => file).filter((file) => !done.has(file)),
    changed: matched
      .filter(({ englishFile, sourceHash: hash }) => hashes.get(englishFile) !== hash)
      .map(({ file }) => file),
    orphaned: orphaned.map(({ file }) => file),
  };
}

/** Returns the share of translated pages, from 0 to 1; 0 for a site without pages. */
export function pageCoverage({ total, translated }: PageReport): number {
  return total === 0 ? 0 : translated / total;
}
