import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundlerConfiguration } from './bundler';

interface VersionedCache {
  version: string;
}

function hasVersion(cache: unknown): cache is VersionedCache {
  return (
    typeof cache === 'object' &&
    cache !== null &&
    'version' in cache &&
    typeof cache.version === 'string'
  );
}

/** A hash of the files in a folder and its subfolders, but for those in `__tests__`. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) !== '__tests__')
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Gives builds with this plugin a persistent cache of their own: the bundler keeps what it resolved
 * and what loaders made, and does not notice that an alias, or the code of a loader, is another.
 */
export function markCache(config: BundlerConfiguration, mark: string): void {
  // Rspack has its cache among the experiments, which the borrowed types do not know.
  const { cache, experiments = {} } = config;
  for (const store of [cache, (experiments as { cache?: unknown }).cache]) {
    if (hasVersion(store)) store.version += `-${mark}`;
  }
}
