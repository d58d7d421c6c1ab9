import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import {
  formatHostRedirects,
  parseHostRedirects,
  type HostRedirect,
} from '../../../../src/site/hostRedirects';
import type { Redirect } from '../../../../src/site/redirectRules';
import { REDIRECT_SCRIPT, redirectPage } from './redirectPage';

export const REDIRECTS_FILE = '_redirects';

/** A language's part of a build. */
interface BuiltLanguage {
  readonly outDir: string;
  /** The folder of the whole build. */
  readonly rootDir: string;
  /** Where `outDir` is served, with `/` at the end. */
  readonly baseUrl: string;
  readonly siteUrl: string;
}

const withBase = (baseUrl: string, address: string) => `${baseUrl}${address.slice(1)}`;

/**
 * Writes the pages that lead on, for hosts that do not read `_redirects`.
 * @throws An Error that names the address at which the build has something already.
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
 * Adds a language's redirects to the file that hosts read; those of the same address that are there
 * from an earlier build give way.
 */
export async function writeHostRedirects(
  redirects: readonly HostRedirect[],
  { rootDir, baseUrl }: BuiltLanguage,
): Promise<void> {
  const file = path.join(rootDir, REDIRECTS_FILE);
  const earlier = existsSync(file) ? parseHostRedirects(await readFile(file, 'utf8')) : [];
  const own = redirects.map(({ from, to }) => ({
    from: withBase(baseUrl, from),
    to: withBase(baseUrl, to),
  }));
  const replaced = new Set(own.map(({ from }) => from));
  const rules = [...earlier.filter(({ from }) => !replaced.has(from)), ...own];
  // The first match counts.
  const isPrefix = ({ from }: HostRedirect) => from.endsWith('/*');
  const sorted = [...rules.filter((rule) => !isPrefix(rule)), ...rules.filter(isPrefix)];
  await writeFile(file, formatHostRedirects(sorted));
}
