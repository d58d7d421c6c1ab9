import { isPageChunk } from '../../../common/html-postbuild/pageChunks';
import type { ChunkGroup } from './chunkGroups';

/**
 * The bundler's files that some pages may need after they have loaded: their demos, the settings panel
 * and the like, but nothing that only leads to other pages.
 *
 * Which files are a page's own is told by the pages: a group whose main file is named by these pages
 * only is followed, and so is what the entry asks for, except parts of other pages and the tables of
 * pages, of which only those of these pages are taken.
 * @param own What these pages name, relative to the output folder.
 * @param others What the other pages name.
 */
export function scriptFiles(
  groups: readonly ChunkGroup[],
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
): { readonly files: Set<string>; readonly tables: Set<string> } {
  // Some pages do not name their own part: their scripts ask for it.
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
  // Asking for pages is what a table is for.
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
