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

/** Hashes the files of a folder and its subfolders, except `__tests__`. */
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
 * Adds `mark` to the key of the bundler's persistent cache, which does not notice changes of
 * aliases or of a loader's code.
 */
export function markCache(config: BundlerConfiguration, mark: string): void {
  // Rspack's cache options are experimental and missing in webpack's types.
  const { cache, experiments = {} } = config;
  for (const store of [cache, (experiments as { cache?: unknown }).cache]) {
    if (hasVersion(store)) store.version += `-${mark}`;
  }
}
