import { writeFileSync } from 'node:fs';
import { extractPackage } from '../extract/extractPackage';
import { extractHooks } from '../extract/hooks/extractHooks';
import type { CachedModel } from './cachedModel';

/** Message to a child process. */
export interface ExtractionJob {
  readonly siteDir: string;
  readonly packageName: string;
  readonly alias?: string;
  readonly inherited: boolean;
  readonly interfaces: readonly string[];
  /** Names of the requested hooks; `null` for none. */
  readonly hooks: readonly string[] | null;
  readonly key: string;
  /** Output file for the model as JSON. */
  readonly outFile: string;
}

/**
 * Extracts the model of a package and writes it. Takes seconds and some hundred megabytes, so run
 * it in a child process.
 * @throws An Error that names the package or the hook that was not found.
 */
export function extractModel(job: ExtractionJob): void {
  const { siteDir, packageName, alias, inherited, interfaces, hooks: names, key, outFile } = job;
  const components = extractPackage({ siteDir, packageName, alias, inherited, interfaces });
  if (Object.keys(components.components).length === 0) {
    throw new Error(`Nothing was extracted from ${alias ?? packageName}.`);
  }
  const hooks = names && extractHooks({ siteDir, packageName, alias, names });
  const model: CachedModel = { key, components, hooks };
  writeFileSync(outFile, JSON.stringify(model));
}
