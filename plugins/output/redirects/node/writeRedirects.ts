import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { ContentError } from '../../../../src/site/contentError';
import {
  formatHostRedirects,
  hasPlaceholder,
  parseHostRedirects,
  type HostRedirect,
} from '../../../../src/site/hostRedirects';
import type { Redirect } from '../../../../src/site/redirectRules';
import { REDIRECT_SCRIPT, redirectPage } from './redirectPage';

export const REDIRECTS_FILE = '_redirects';

/** A built language. */
interface BuiltLanguage {
  readonly outDir: string;
  /** Root folder of the build. */
  readonly rootDir: string;
  /** Base URL of `outDir`, with trailing slash. */
  readonly baseUrl: string;
  readonly siteUrl: string;
}

const withBase = (baseUrl: string, address: string) => `${baseUrl}${address.slice(1)}`;

/**
 * Writes a redirect page per old URL, for hosts that do not read `_redirects`.
 * @throws An Error that names the URL if the build has a file there already.
 */
export async function writeRedirectPages(
  redirects: readonly Redirect[],
  { outDir, baseUrl, siteUrl }: BuiltLanguage,
): Promise<void> {
  const hash = createHash('sha256').update(REDIRECT_SCRIPT).digest('hex').slice(0, 8);
  const script = `assets/js/redirect.${hash}.js`;
  await mkdir(path.join(outDir, path.dirname(script)), { recursive: true });
  await writeFile(path.join(outDir, script), REDIRECT_SCRIPT);
  await Promise.all(
    redirects.map(async ({ from, to }) => {
      const folder = path.join(outDir, from);
      const file = path.join(folder, 'index.html');
      if (existsSync(file)) {
        throw new ContentError(
          `A page of the build stands at ${from}, which leads to ${to}: remove one.`,
        );
      }
      await mkdir(folder, { recursive: true });
      const scriptUrl = withBase(baseUrl, `/${script}`);
      await writeFile(file, redirectPage({ to: withBase(baseUrl, to), siteUrl, scriptUrl }));
    }),
  );
}

/**
 * Adds a language's redirects to `_redirects`, replacing those of an earlier build with the same
 * source.
 */
export async function writeHostRedirects(
  redirects: readonly HostRedirect[],
  { rootDir, baseUrl }: BuiltLanguage,
): Promise<void> {
  const file = path.join(rootDir, REDIRECTS_FILE);
  const earlier = existsSync(file) ? parseHostRedirects(await readFile(file, 'utf8')) : [];
  const own = redirects.map((redirect) => ({
    ...redirect,
    from: withBase(baseUrl, redirect.from),
    to: withBase(baseUrl, redirect.to),
  }));
  const replaced = new Set(own.map(({ from }) => from));
  const rules = [...earlier.filter(({ from }) => !replaced.has(from)), ...own];
  // The first matching rule wins.
  const isExact = (rule: HostRedirect) => !hasPlaceholder(rule);
  const sorted = [...rules.filter(isExact), ...rules.filter(hasPlaceholder)];
  await writeFile(file, formatHostRedirects(sorted));
}
