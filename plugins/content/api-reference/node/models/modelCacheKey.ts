import { createHash } from 'node:crypto';

/** Raise when what is kept of a model changes other than by the code of the extraction. */
const CACHE_FORMAT = 1;

/** Everything that the model of a package depends on. */
export interface ModelInputs {
  readonly packageName: string;
  readonly alias: string | undefined;
  readonly inherited: boolean;
  /** The names of the wanted hooks; `null` where none are wanted. */
  readonly hooks: readonly string[] | null;
  /** A hash of the code that reads the typings. */
  readonly extractor: string;
  /** The version of the compiler. */
  readonly typescript: string;
  /** The major version of Node.js. */
  readonly node: number;
  /** The package and those that its typings use, `name@version`, by where they are installed. */
  readonly packages: ReadonlyMap<string, string>;
}

/** The key of a model: the same for the same inputs, whatever the order of packages and hooks. */
export function modelCacheKey(inputs: ModelInputs): string {
  const { packageName, alias, inherited, hooks, extractor, typescript, node, packages } = inputs;
  const canonical = JSON.stringify([
    CACHE_FORMAT,
    packageName,
    alias ?? null,
    inherited,
    hooks && [...hooks].sort(),
    extractor,
    typescript,
    node,
    [...packages].map(([folder, name]) => `${folder} ${name}`).sort(),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
