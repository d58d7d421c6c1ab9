import type { BundlerConfiguration } from '../bundler/bundler';

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
