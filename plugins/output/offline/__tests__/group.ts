import type { ChunkGroup } from '../node/chunkGroups';

/** Creates a group of chunks; one with a name has its first file named after it. */
export const group = (
  name: string | undefined,
  files: readonly string[],
  children: readonly number[] = [],
  isEntry = false,
): ChunkGroup => ({
  name,
  files,
  namedFiles: name === undefined ? [] : files.slice(0, 1),
  isEntry,
  children,
});
