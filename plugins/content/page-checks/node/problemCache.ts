import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../../common/files/cacheFiles';
import { hashFiles } from '../../../common/files/hashFiles';
import type { Problem } from './checkPage';
import type { ContentPage } from './contentPage';

/** What the problems of a page depend on besides the page: the rules, and what is installed. */
const DEPENDENCIES = ['plugins', 'src/site', 'tsconfig.json', 'package-lock.json'];

/** Problems of pages that have not changed since. */
export interface ProblemCache {
  readonly get: (page: ContentPage) => readonly Problem[] | undefined;
  /** Replaces the content of the cache. */
  readonly save: (checked: readonly (readonly [ContentPage, readonly Problem[]])[]) => void;
}

/** Opens the cache in `.cache`. A damaged one is empty. */
export function openProblemCache(siteDir: string): ProblemCache {
  const file = path.join(cacheFolder(siteDir, 'page-checks'), 'problems.json');
  const tool = hashFiles(DEPENDENCIES.map((name) => path.join(siteDir, name)));

  let known: Readonly<Record<string, readonly Problem[]>> = {};
  try {
    if (existsSync(file)) known = JSON.parse(readFileSync(file, 'utf8')) as typeof known;
  } catch {
    // Everything is checked again.
  }
  const keyOf = ({ file: name, source, demos }: ContentPage) =>
    createHash('sha256')
      .update(JSON.stringify([tool, name, source, [...demos]]))
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
