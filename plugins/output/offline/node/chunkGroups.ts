/** A chunk group: an entry point or the target of an `import()`. */
export interface ChunkGroup {
  readonly name: string | undefined;
  /** File of the chunk that has the group's name. */
  readonly namedFiles: readonly string[];
  /** Relative to the output folder: scripts, style sheets, and assets that its modules emit. */
  readonly files: readonly string[];
  readonly isEntry: boolean;
  /** Indices of the groups that its modules import. */
  readonly children: readonly number[];
}

/** Used properties of the bundler's objects. */
interface BundlerChunk {
  readonly name?: string;
  readonly files: Iterable<string>;
  readonly auxiliaryFiles: Iterable<string>;
}
interface BundlerChunkGroup {
  readonly name?: string;
  readonly chunks: readonly BundlerChunk[];
  readonly childrenIterable: Iterable<BundlerChunkGroup>;
  isInitial(): boolean;
}
export interface BundlerCompilation {
  readonly chunkGroups: readonly BundlerChunkGroup[];
}

/** Returns the chunk groups of a compilation as plain data. */
export function readChunkGroups({ chunkGroups }: BundlerCompilation): ChunkGroup[] {
  const positions = new Map(chunkGroups.map((group, position) => [group, position]));
  return chunkGroups.map((group) => ({
    name: group.name,
    namedFiles: group.chunks
      .filter(({ name }) => name !== undefined && name === group.name)
      .flatMap(({ files }) => [...files]),
    files: group.chunks.flatMap(({ files, auxiliaryFiles }) => [...files, ...auxiliaryFiles]),
    isEntry: group.isInitial(),
    children: [...group.childrenIterable].flatMap((child) => positions.get(child) ?? []),
  }));
}
