import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSiteCopy, PROJECT } from '../bench/createSites';
import { startNode, whenReady } from '../bench/processGroup';
import { scratchSite } from '../scratchSite';

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
  const site = scratchSite(name);
  const { siteDir } = site;
  const logFile = path.join(site.workDir, 'start.log');
  site.clear();
  createSiteCopy(PROJECT, siteDir);
  prepare(siteDir);
  const server = startNode(
    [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'start', '--no-open', ...args],
    {
      cwd: siteDir,
      logFile,
      env: { ...process.env, NODE_ENV: 'development', DOCS_PRODUCTS: products },
    },
  );
  const isCompiled = () => readFileSync(logFile, 'utf8').includes('compiled successfully');
  await whenReady('The development server', server, isCompiled, START_TIMEOUT);
  return { siteDir, pid: server.pid, remove: site.remove };
}
