import { isPageChunk } from '../../../common/docusaurus/pageChunks';
import type { ChunkGroup } from './chunkGroups';

/**
 * Returns the bundler's files that the given pages may load on demand: demos, the settings panel
 * and the like, but not other pages. A group belongs to these pages if only they reference its main
 * file; its imports are followed. So are those of the entry, except parts of other pages and route
 * tables that contain none of these pages.
 * @param own Files that these pages reference, relative to the output folder.
 * @param others Files that the other pages reference.
 */
export function scriptFiles(
  groups: readonly ChunkGroup[],
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): { readonly files: Set<string>; readonly tables: Set<string> } {
  // Pages whose HTML does not reference their own chunk; scripts load it.
  const isUnnamedPage = ({ name, namedFiles }: ChunkGroup) =>
    isPageChunk(name === undefined ? {} : { name }) &&
    namedFiles.length > 0 &&
    !namedFiles.some((file) => own.has(file));
  const isOfOthers = (group: ChunkGroup) =>
    isUnnamedPage(group) || group.files.some((file) => others.has(file) && !own.has(file));
  const isPage = ({ namedFiles, isEntry }: ChunkGroup) =>
    !isEntry && namedFiles.some((file) => own.has(file) && !others.has(file));
  const isAnyPage = (group: ChunkGroup) =>
    !group.isEntry && group.namedFiles.some((file) => own.has(file) !== others.has(file));
  const childrenOf = ({ children }: ChunkGroup) =>
    children.flatMap((position) => groups[position] ?? []);
  // A route table imports pages.
  const isTable = (group: ChunkGroup) => !group.isEntry && childrenOf(group).some(isAnyPage);

  const followed = new Set<ChunkGroup>();
  const queue = groups.filter((group) => group.isEntry || isPage(group));
  for (const group of queue) {
    if (followed.has(group)) continue;
    followed.add(group);
    queue.push(...childrenOf(group).filter((child) => !isOfOthers(child) && !isTable(child)));
  }
  const tables = groups.filter((group) => isTable(group) && childrenOf(group).some(isPage));
  return {
    files: new Set([...followed].flatMap(({ files }) => files)),
    tables: new Set(tables.flatMap(({ files }) => files)),
  };
}
