import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { editBuiltPages } from '../../../common/html-postbuild/editBuiltPages';
import type { Services } from '../../../../src/site/services';
import { contentSecurityPolicy, metaPolicy } from './contentSecurityPolicy';
import { formatHeaders, parseHeaders, type HeaderRule } from './hostHeaders';
import { inlineScripts, scriptHash } from '../../../common/html-postbuild/inlineScripts';
import { pagePatterns } from './pagePatterns';
import { siteHeaders } from './siteHeaders';

export const HEADERS_FILE = '_headers';

/** The page for paths that do not exist: no pattern of a host can name those. */
const NOT_FOUND = '404.html';

const CHARSET = /<meta charset=[^>]*>/i;
const HASHES = /'sha256-[^']+'/g;

/** A language's part of a build. */
export interface BuiltLanguage {
  readonly outDir: string;
  /** The folder of the whole build. */
  readonly rootDir: string;
  /** Where `outDir` is served, with `/` at the end. */
  readonly baseUrl: string;
  /** Names of folders in `outDir` with the pages of other languages. */
  readonly otherLanguages: readonly string[];
  readonly services: Services;
}

async function readRules(file: string): Promise<HeaderRule[]> {
  try {
    return parseHeaders(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const policyOf = ({ headers }: HeaderRule) =>
  headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';

/** What earlier languages of the same build have written: their pages, and the hashes of their scripts. */
function earlierPages(rules: readonly HeaderRule[]) {
  const pages = rules.filter((rule) => policyOf(rule).includes('script-src '));
  return {
    patterns: pages.map(({ pattern }) => pattern),
    hashes: pages.flatMap((rule) => policyOf(rule).match(HASHES) ?? []),
  };
}

/**
 * Hashes the inline scripts that a language's pages have in the end, and adds its pages to the
 * `_headers` of the build. To be asked for after all other edits of pages.
 * @throws An Error that names the page without the head that Docusaurus writes.
 */
export async function securePages(language: BuiltLanguage): Promise<void> {
  const { outDir, rootDir, baseUrl, otherLanguages, services } = language;
  const hashes = new Set<string>();
  const files: string[] = [];
  await editBuiltPages(outDir, (html, file) => {
    const isOwn = !otherLanguages.some((folder) => file.startsWith(`${folder}/`));
    if (!isOwn || pagePatterns([file], baseUrl, []).length === 0) return html;
    const own = inlineScripts(html).map(scriptHash);
    own.forEach((hash) => hashes.add(hash));
    files.push(file);
    if (file !== NOT_FOUND) return html;
    if (!CHARSET.test(html)) throw new Error(`${file} does not declare its encoding in its head.`);
    const policy = metaPolicy(contentSecurityPolicy(services, own));
    return html.replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  });

  const target = path.join(rootDir, HEADERS_FILE);
  const earlier = earlierPages(await readRules(target));
  const patterns = new Set([...earlier.patterns, ...pagePatterns(files, baseUrl, otherLanguages)]);
  const policy = contentSecurityPolicy(services, [
    ...new Set([...earlier.hashes, ...[...hashes].sort()]),
  ]);
  await writeFile(target, formatHeaders(siteHeaders([...patterns].sort(), policy)));
}
