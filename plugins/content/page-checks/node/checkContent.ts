import { checkPage, PAGE_RULES, type Problem } from './checkPage';
import type { ContentPage } from './contentPage';
import { openProblemCache } from './problemCache';
import { readContent } from './readContent';
import { findSharedProblems } from './rules/acrossPages';
import { findBrokenLinks } from './rules/brokenLinks';
import { findShownMistakes } from './rules/shownMistakes';

export interface CheckedContent {
  readonly pageCount: number;
  /** By file and line. */
  readonly problems: readonly Problem[];
}

/** Checks pages by themselves. */
async function checkPages(
  siteDir: string,
  pages: readonly ContentPage[],
): Promise<ReadonlyMap<ContentPage, readonly Problem[]>> {
  if (pages.length === 0) return new Map();
  // Loaded here, since TypeScript and the models take seconds.
  const [{ loadKnownNames }, { namesRule }, { checkCode }] = await Promise.all([
    import('./names/loadKnownNames'),
    import('./rules/names'),
    import('./code/checkCode'),
  ]);
  const [known, ofCode] = await Promise.all([loadKnownNames(siteDir), checkCode(siteDir, pages)]);
  const rules = [...PAGE_RULES, namesRule(known)];
  const checked = new Map<ContentPage, readonly Problem[]>();
  for (const page of pages) {
    const found = await checkPage(page, rules);
    checked.set(page, [...found, ...ofCode.filter(({ file }) => file === page.file)]);
  }
  return checked;
}

/** Checks all pages; those that have not changed since the last time, against each other only. */
export async function checkContent(siteDir: string): Promise<CheckedContent> {
  const { pages, demos, broken } = readContent(siteDir);
  const cache = openProblemCache(siteDir);
  const fresh = await checkPages(
    siteDir,
    pages.filter((page) => !cache.get(page)),
  );
  const checked = pages.map((page) => [page, fresh.get(page) ?? cache.get(page) ?? []] as const);
  cache.save(checked);
  const shared = [
    ...findSharedProblems(pages, demos),
    ...findBrokenLinks(siteDir, pages),
    ...(await findShownMistakes(siteDir, pages)),
  ].map((problem) => ({ line: 1, ...problem }));
  const problems = [...broken, ...shared, ...checked.flatMap(([, found]) => found)].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  return { pageCount: pages.length + broken.length, problems };
}
