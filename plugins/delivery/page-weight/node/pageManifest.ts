import path from 'node:path';

/** Build result of a chunk that a route names. */
export interface ChunkFacts {
  /** Ids of all chunks to load for it. */
  readonly chunks: readonly (string | number)[];
  /** Its scripts, relative to the output folder. */
  readonly files: readonly string[];
  /** Id of the route's module; `undefined` if it cannot be required by id. */
  readonly moduleId: string | number | undefined;
}

export type PageManifest = ReadonlyMap<string, ChunkFacts>;

/** Used properties of the bundler's objects. */
interface BundlerModule {
  readonly type: string;
  readonly resource?: string;
  readonly rootModule?: BundlerModule;
}
interface BundlerChunk {
  readonly name?: string;
  readonly id: string | number | null;
  readonly files: Iterable<string>;
  readonly groupsIterable: Iterable<{ readonly chunks: Iterable<BundlerChunk> }>;
}
export interface BundlerCompilation {
  readonly chunks: Iterable<BundlerChunk>;
  readonly chunkGraph: {
    getChunkModulesIterable(chunk: BundlerChunk): Iterable<BundlerModule>;
    getModuleId(module: BundlerModule): string | number | null;
  };
}

/** A module that routes name. */
export interface RouteModule {
  readonly name: string;
  /** Absolute path. The bundler resolves modules of the theme. */
  readonly file: string;
}

/** Resolves an import path of `registry.js` to a file. */
export function toModuleFile(module: string, siteDir: string, generatedFilesDir: string): string {
  const [file = module] = module.split('?', 1);
  if (file.startsWith('@site/')) return path.join(siteDir, file.slice('@site/'.length));
  if (file.startsWith('@generated/')) {
    return path.join(generatedFilesDir, file.slice('@generated/'.length));
  }
  return file;
}

/**
 * Reads from a finished compilation what pages need to start without a table, by module name.
 * Modules without a chunk of their own are left out.
 */
export function readPageManifest(
  { chunks, chunkGraph }: BundlerCompilation,
  routeModules: Iterable<RouteModule>,
): PageManifest {
  const byName = new Map([...chunks].map((chunk) => [chunk.name, chunk]));
  const manifest = new Map<string, ChunkFacts>();
  for (const { name, file } of routeModules) {
    const chunk = byName.get(name);
    if (!chunk) continue;

    const together = new Set([...chunk.groupsIterable].flatMap((group) => [...group.chunks]));
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
    const own = modules.find((module) =>
      [module, module.rootModule].some((part) => part?.resource?.split('?', 1)[0] === file),
    );
    // A required JSON module lacks the namespace object that Docusaurus expects.
    const isCode = own !== undefined && !own.type.startsWith('json');
    manifest.set(name, {
      chunks: [...together].flatMap(({ id }) => id ?? []),
      files: [...together]
        .flatMap(({ files }) => [...files])
        .filter((output) => output.endsWith('.js')),
      moduleId: isCode ? (chunkGraph.getModuleId(own) ?? undefined) : undefined,
    });
  }
  return manifest;
}
