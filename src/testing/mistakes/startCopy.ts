import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteCopy, listProjectFiles } from '../bench/createSites';
import { lastLines, startNode, stopProcessGroups } from '../bench/processGroup';

/** In ms, with the API of all packages of the products to be read. */
export const START_TIMEOUT = 600_000;

/** A development server of a copy of the site. */
export interface StartedCopy {
  readonly siteDir: string;
  readonly pid: number;
  /** Ends the server and deletes the copy. */
  readonly remove: () => void;
}

/** Copies the site, changes the copy with `prepare` and starts its development server. */
export async function startCopy(
  name: string,
  args: readonly string[],
  products: string,
  prepare: (siteDir: string) => void = () => {},
): Promise<StartedCopy> {
  const project = path.resolve(__dirname, '../../..');
  // Below the project, so that packages are found.
  const scratch = path.join(project, '.cache', name);
  const siteDir = path.join(scratch, 'site');
  const logFile = path.join(scratch, 'start.log');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  createSiteCopy(project, listProjectFiles(project, project), siteDir);
  prepare(siteDir);
  let hasEnded = false;
  const { pid, exited } = startNode(
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'start', '--no-open', ...args],
    {
      cwd: siteDir,
      logFile,
      env: { ...process.env, NODE_ENV: 'development', DOCS_PRODUCTS: products },
    },
  );
  exited.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  const deadline = Date.now() + START_TIMEOUT;
  while (!readFileSync(logFile, 'utf8').includes('compiled successfully')) {
    if (hasEnded || Date.now() > deadline) throw new Error(lastLines(logFile));
    await wait(100);
  }
  return {
    siteDir,
    pid,
    remove() {
      stopProcessGroups();
      rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
