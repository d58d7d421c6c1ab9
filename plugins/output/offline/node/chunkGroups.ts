import type { BundlerConfiguration } from '../../../common/bundler/bundler';

/** What the bundler loads together: an entry, or what an `import()` asks for. */
export interface ChunkGroup {
  readonly name: string | undefined;
  /** The file of the chunk that has the group's name. */
  readonly namedFiles: readonly string[];
  /** Relative to the output folder: scripts, style sheets, and what their modules emit. */
  readonly files: readonly string[];
  readonly isEntry: boolean;
  /** Positions of the groups that its modules can ask for. */
  readonly children: readonly number[];
}

/** The parts of the bundler's objects that are read. */
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
interface BundlerCompilation {
  readonly chunkGroups: readonly BundlerChunkGroup[];
}

type BundlerPlugin = Extract<
  NonNullable<BundlerConfiguration['plugins']>[number],
  { apply: unknown }
>;

const NAME = 'offline';

/** After everything that names files: `PROCESS_ASSETS_STAGE_REPORT`. */
const REPORT_STAGE = 5000;

/** What is together in a compilation, as plain data. */
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

/** A plugin of the bundler that hands over what is together once the files have their names. */
export function chunkGroupsPlugin(receive: (groups: ChunkGroup[]) => void): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage: REPORT_STAGE }, () => {
          // The bundler is not webpack, whose types it borrows.
          receive(readChunkGroups(compilation as unknown as BundlerCompilation));
        });
      });
    },
  };
}
