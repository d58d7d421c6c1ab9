import { expandRedirects, nearestPage, withoutHash, type RedirectSite } from './redirectRules';
import type { RedirectEntry } from './redirects';

/** Path of the table, relative to the site, for messages. */
export const REDIRECTS_FILE = 'src/site/redirects.ts';

const ADDRESS = /^\/(?:[\w.:-]+\/)*$/;
const HEADING = /^[^#]*(?:#[\w-]+)?$/;

function findFormProblem({ from, to, names }: RedirectEntry): string | undefined {
  if (!ADDRESS.test(from)) return 'must start and end with a slash, without query and heading';
  if (!ADDRESS.test(withoutHash(to)) || !HEADING.test(to)) {
    return `leads to "${to}", which must start and end with a slash (a heading's #id may follow)`;
  }
  if (names !== undefined && !from.includes(':name')) return 'has "names" but no ":name"';
  if (names === undefined && `${from}${to}`.includes(':name')) return 'has ":name" but no "names"';
  if (names?.length === 0) return 'has an empty list of names';
  return undefined;
}

/**
 * Finds all problems of a redirect table: duplicates, existing pages as source, loops, chains,
 * targets outside of all products. One sentence each, naming file and entry. If the result is
 * empty, `resolveRedirects` can use the table.
 */
export function findRedirectProblems(
  table: readonly RedirectEntry[],
  site: RedirectSite,
): string[] {
  const problems: string[] = [];
  const report = (from: string, problem: string) =>
    problems.push(`${REDIRECTS_FILE} › "${from}": ${problem}.`);

  const sound = table.filter((entry) => {
    const problem = findFormProblem(entry);
    if (problem !== undefined) report(entry.from, problem);
    return problem === undefined;
  });
  const rows = expandRedirects(sound);
  const targets = new Map<string, string>();
  for (const { from, to } of rows) {
    if (targets.has(from)) report(from, 'is there twice; remove one of the entries');
    else targets.set(from, to);
  }

  for (const [from, to] of targets) {
    if (site.pages.has(from)) {
      report(from, 'a page stands at this address; remove the entry or move the page');
      continue;
    }
    const visited = new Set([from]);
    let last = withoutHash(to);
    // Stops at an existing page, which takes precedence over the table.
    while (!visited.has(last) && targets.has(last)) {
      visited.add(last);
      last = withoutHash(targets.get(last) ?? '');
    }
    if (visited.has(last)) {
      report(from, `leads back to itself: ${[...visited, last].join(' → ')}; name a page`);
    } else if (visited.size > 1) {
      report(from, `leads to "${to}", which leads on; name "${last}" itself`);
    } else if (nearestPage(to, site) === undefined) {
      report(from, `leads to "${to}", where there is no page and no product; correct the target`);
    }
  }
  return problems;
}

/** Joins the problems of a table to one message. */
export function toRedirectsMessage(problems: readonly string[]): string {
  const [only, ...others] = problems;
  if (only !== undefined && others.length === 0) return only;
  return [
    `The table of redirects has ${problems.length} problems:`,
    ...problems.map((problem) => `- ${problem}`),
  ].join('\n');
}
