import { createHash } from 'node:crypto';

/** Increment when the format of cached models changes, other than through the extraction code. */
const CACHE_FORMAT = 1;

/** Everything that a model depends on. */
export interface ModelInputs {
  readonly packageName: string;
  readonly alias: string | undefined;
  readonly inherited: boolean;
  readonly interfaces: readonly string[];
  /** Names of the requested hooks; `null` for none. */
  readonly hooks: readonly string[] | null;
  /** Hash of the extraction code. */
  readonly extractor: string;
  /** TypeScript version. */
  readonly typescript: string;
  /** Major version of Node.js. */
  readonly node: number;
  /** `name@version` of the package and of those that its typings use, by folder. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Returns the cache key of a model, independent of the order of packages and hooks. */
export function modelCacheKey(inputs: ModelInputs): string {
  const { packageName, alias, inherited, interfaces, hooks } = inputs;
  const { extractor, typescript, node, packages } = inputs;
  const canonical = JSON.stringify([
    CACHE_FORMAT,
    packageName,
    alias ?? null,
    inherited,
    [...interfaces].sort(),
    hooks && [...hooks].sort(),
    extractor,
    typescript,
    node,
    [...packages].map(([folder, name]) => `${folder} ${name}`).sort(),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
