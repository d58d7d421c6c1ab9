import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { editBuiltPages } from '../../../common/html-postbuild/editBuiltPages';
import type { Services } from '../../../../src/site/services';
import { WORKER_POLICY_URL } from '../contract';
import { contentSecurityPolicy, metaPolicy } from './contentSecurityPolicy';
import { formatHeaders, parseHeaders, type HeaderRule } from './hostHeaders';
import { inlineScripts, scriptHash } from '../../../common/html-postbuild/inlineScripts';
import { isRunner, pagePatterns } from './pagePatterns';
import { siteHeaders } from './siteHeaders';

export const HEADERS_FILE = '_headers';

/** Served at unknown paths, which no pattern can match. */
const NOT_FOUND = '404.html';

const CHARSET = /<meta charset=[^>]*>/i;
const HASHES = /'sha256-[^']+'/g;

/** A built language. */
export interface BuiltLanguage {
  readonly outDir: string;
  /** Root folder of the build. */
  readonly rootDir: string;
  /** Base URL of `outDir`, with trailing slash. */
  readonly baseUrl: string;
  readonly services: Services;
}

const policyOf = ({ headers }: HeaderRule) =>
  headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';

/**
 * Returns the page patterns and script hashes that earlier languages of the same build have
 * written.
 */
function earlierPages(rules: readonly HeaderRule[]) {
  const pages = rules.filter((rule) => /script-src |sandbox /.test(policyOf(rule)));
  return {
    patterns: pages.map(({ pattern }) => pattern),
    hashes: pages.flatMap((rule) => policyOf(rule).match(HASHES) ?? []),
  };
}

/**
 * Hashes the inline scripts of a language's final pages and adds its pages to `_headers`. Call it
 * after all other edits of pages are queued. English comes first, into an empty folder.
 * @throws An Error that names a page without a head.
 */
export async function securePages(language: BuiltLanguage): Promise<void> {
  const { outDir, rootDir, baseUrl, services } = language;
  const hashes = new Set<string>();
  const files: string[] = [];
  await editBuiltPages(outDir, (html, file) => {
    files.push(file);
    if (isRunner(file)) return html;
    const own = inlineScripts(html).map(scriptHash);
    own.forEach((hash) => hashes.add(hash));
    if (file !== NOT_FOUND) return html;
    if (!CHARSET.test(html)) throw new Error(`${file} does not declare its encoding in its head.`);
    const policy = metaPolicy(contentSecurityPolicy(services, own));
    return html.replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  });

  const target = path.join(rootDir, HEADERS_FILE);
  const earlier = earlierPages(
    existsSync(target) ? parseHeaders(await readFile(target, 'utf8')) : [],
  );
  const patterns = new Set([...earlier.patterns, ...pagePatterns(files, baseUrl)]);
  const policy = contentSecurityPolicy(services, [
    ...new Set([...earlier.hashes, ...[...hashes].sort()]),
  ]);
  await writeFile(target, formatHeaders(siteHeaders([...patterns].sort(), policy)));
  if (services.officialHost === null) return;
  const script = `const POLICY=${JSON.stringify(policy)};\n`;
  await writeFile(path.join(rootDir, WORKER_POLICY_URL), script);
}
