import {
  expandRedirects,
  withoutHash,
  type RedirectSite,
  type RedirectTables,
} from './redirectRules';
import type { RedirectEntry } from './redirects';

/** Paths of the tables, relative to the site, for messages. */
const FILES = { moved: 'src/site/redirects.ts', standIns: 'src/site/standIns.ts' } as const;

const ADDRESS = /^\/(?:[\w.-]+\/)*$/;
const HEADING = /^[^#]*(?:#[\w-]+)?$/;

function findNamesProblem({ from, to, names }: RedirectEntry): string | undefined {
  if (names !== undefined && !from.includes(':name')) return 'has "names" but no ":name"';
  if (names === undefined && `${from}${to}`.includes(':name')) return 'has ":name" but no "names"';
  if (names?.length === 0) return 'has an empty list of names';
  return undefined;
}

function findFormProblem(from: string, to: string, mayNameHeading: boolean): string | undefined {
  if (!ADDRESS.test(mayNameHeading ? withoutHash(from) : from)) {
    return 'must start and end with a slash, without query and heading';
  }
  if (!ADDRESS.test(withoutHash(to)) || !HEADING.test(to)) {
    return `leads to "${to}", which must start and end with a slash (a heading's #id may follow)`;
  }
  return undefined;
}

/**
 * Finds all problems of the tables: duplicates, existing pages as source, loops, targets outside of
 * all products. One sentence each, naming file and entry. If the result is empty,
 * `resolveRedirects` can use the tables.
 */
export function findRedirectProblems(
  tables: Pick<RedirectTables, 'moved' | 'standIns'>,
  { pages, starts }: RedirectSite,
): string[] {
  const problems: string[] = [];
  const targets = new Map<string, string>();
  const fileOf = new Map<string, string>();
  for (const table of ['moved', 'standIns'] as const) {
    const report = (from: string, problem: string) =>
      problems.push(`${FILES[table]} › "${from}": ${problem}.`);
    const sound = tables[table].filter((entry) => {
      const problem = findNamesProblem(entry);
      if (problem !== undefined) report(entry.from, problem);
      return problem === undefined;
    });
    for (const { from, to } of expandRedirects(sound)) {
      const problem = findFormProblem(from, to, table === 'standIns');
      if (problem !== undefined) report(from, problem);
      else if (targets.has(from)) report(from, 'is there twice; remove one of the entries');
      else {
        targets.set(from, to);
        fileOf.set(from, FILES[table]);
      }
    }
  }

  for (const [from, to] of targets) {
    const report = (problem: string) =>
      problems.push(`${fileOf.get(from)} › "${from}": ${problem}.`);
    if (pages.has(withoutHash(from))) {
      report('a page stands at this address; remove the entry or move the page');
      continue;
    }
    const visited = new Set([from]);
    let last = to;
    // Stops at an existing page, which takes precedence over the tables.
    while (!visited.has(last) && !pages.has(withoutHash(last))) {
      const next = targets.get(last) ?? targets.get(withoutHash(last));
      if (next === undefined) break;
      visited.add(last);
      last = next;
    }
    const path = withoutHash(last);
    if (visited.has(last)) {
      report(`leads back to itself: ${[...visited, last].join(' → ')}; name a page`);
    } else if (!pages.has(path) && !starts.some(({ route }) => path.startsWith(`${route}/`))) {
      report(`leads to "${to}", where there is no page and no product; correct the target`);
    }
  }
  return problems;
}

/** Joins the problems of a table to one message. */
export function toRedirectsMessage(problems: readonly string[]): string {
  const [only, ...others] = problems;
  if (only !== undefined && others.length === 0) return only;
  return [
    `The tables of redirects have ${problems.length} problems:`,
    ...problems.map((problem) => `- ${problem}`),
  ].join('\n');
}
