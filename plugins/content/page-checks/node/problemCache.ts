import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './checkPage';
import type { ContentPage } from './contentPage';

/** What the problems of a page depend on besides the page: the rules, and what is installed. */
const DEPENDENCIES = [
  'package-lock.json',
  'tsconfig.json',
  'src/site/apiReference.ts',
  'plugins/content/product-docs/contract.ts',
  'src/site/olderApi.json',
  'plugins/content/product-docs/node/findPageProblems.ts',
  'plugins/content/product-docs/node/freeNames.ts',
  'plugins/content/product-docs/node/pageMistakes.ts',
];

/** Problems of pages that have not changed since. */
export interface ProblemCache {
  readonly get: (page: ContentPage) => readonly Problem[] | undefined;
  /** Replaces the content of the cache. */
  readonly save: (checked: readonly (readonly [ContentPage, readonly Problem[]])[]) => void;
}

/** Opens the cache in `node_modules/.cache`. A damaged one is empty. */
export function openProblemCache(siteDir: string): ProblemCache {
  const file = path.join(siteDir, 'node_modules/.cache/page-checks/problems.json');
  const rules = path.relative(siteDir, __dirname);
  const tool = createHash('sha256');
  const ownFiles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(rules, name))
    .sort();
  for (const name of [...DEPENDENCIES, ...ownFiles]) {
    tool.update(readFileSync(path.join(siteDir, name)));
  }
  const toolHash = tool.digest('hex');

  let known: Readonly<Record<string, readonly Problem[]>> = {};
  try {
    if (existsSync(file)) known = JSON.parse(readFileSync(file, 'utf8')) as typeof known;
  } catch {
    // Everything is checked again.
  }
  const keyOf = ({ file: name, source, demos }: ContentPage) =>
    createHash('sha256')
      .update(JSON.stringify([toolHash, name, source, [...demos]]))
      .digest('hex');
  return {
    get: (page) => known[keyOf(page)],
    save(checked) {
      mkdirSync(path.dirname(file), { recursive: true });
      const content = checked.map(([page, problems]) => [keyOf(page), problems] as const);
      writeFileSync(file, JSON.stringify(Object.fromEntries(content)));
    },
  };
}
