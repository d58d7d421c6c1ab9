import { writeFileSync } from 'node:fs';
import { extractPackage } from '../extract/extractPackage';
import { extractHooks } from '../extract/hooks/extractHooks';
import type { CachedModel } from './cachedModel';

/** What a child process is told. */
export interface ExtractionJob {
  readonly siteDir: string;
  readonly packageName: string;
  readonly alias?: string;
  readonly inherited: boolean;
  /** The names of the wanted hooks; `null` where none are wanted. */
  readonly hooks: readonly string[] | null;
  readonly key: string;
  /** The file that gets the model as JSON. */
  readonly outFile: string;
}

/**
 * Reads the API of a package and writes it. It takes seconds and some hundred megabytes, so it runs
 * in a process of its own.
 * @throws An Error that names the package, or the hook, of which nothing was found.
 */
export function extractModel(job: ExtractionJob): void {
  const started = performance.now();
  const { siteDir, packageName, alias, inherited, hooks: names, key, outFile } = job;
  const components = extractPackage({ siteDir, packageName, alias, inherited });
  if (Object.keys(components.components).length === 0) {
    throw new Error(`Nothing was extracted from ${alias ?? packageName}.`);
  }
  const hooks = names && extractHooks({ siteDir, packageName, alias, names });
  const cost = {
    seconds: (performance.now() - started) / 1000,
    // The system gives kilobytes.
    peakMemory: process.resourceUsage().maxRSS * 1024,
  };
  const model: CachedModel = { key, cost, components, hooks };
  writeFileSync(outFile, JSON.stringify(model));
}
