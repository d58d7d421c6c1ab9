import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './bench/createSites';
import { stopProcessGroups } from './bench/processGroup';

/** A folder for a copy of the site, `.cache/<place>/site`, with room beside it for what commands write. */
export function scratchSite(place: string) {
  // Below the project, so that packages are found; not in node_modules, whose TypeScript the bundler
  // does not compile.
  const workDir = path.join(PROJECT, '.cache', place);
  const siteDir = path.join(workDir, 'site');
  /** Ends what was started, and deletes all of it. */
  const remove = () => {
    stopProcessGroups();
    rmSync(workDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    name: path.basename(place),
    siteDir,
    workDir,
    inSite: (file: string) => path.join(siteDir, file),
    remove,
    /** Leaves an empty folder for the copy. */
    clear() {
      // Docusaurus would take what Jest builds for a test of its own, and compile pages another way.
      delete process.env['JEST_WORKER_ID'];
      remove();
      mkdirSync(siteDir, { recursive: true });
    },
  };
}
