import { addTrailingSlash } from '../../../src/site/paths';
import type { CompactTable, DocKind, PageRow, VersionDoc } from '../contract';
import { toDocChunk } from './docChunk';
import { fileOf } from './docLinks';
import { mapNames } from './mapNames';

/** Tells the route apart from others of its path; pages have no others. */
const HASH = 'page';

/** The row of a doc that is of a kind. */
export function toDocRow(
  { base, chunkPrefix }: Pick<CompactTable, 'base' | 'chunkPrefix'>,
  { attributes, names, chunks, pluginId, version }: DocKind,
  { id, sidebar }: VersionDoc,
  moduleId: number,
): PageRow {
  const chunk = toDocChunk(chunkPrefix, id);
  const path = base + fileOf(id);
  return {
    path: addTrailingSlash(path),
    hash: HASH,
    attributes,
    names: mapNames(names, (name) => name || chunk),
    modules: { [chunk]: { chunks: [...chunks, chunk], id: moduleId } },
    doc: { pluginId, version, doc: { id, path, ...(sidebar !== undefined && { sidebar }) } },
  };
}

/** The rows of all pages of a table. Takes the docs of the section's version, in their order. */
export function expandTable(table: CompactTable, docs: readonly VersionDoc[]): PageRow[] {
  const { kinds, kindOf, moduleIds, idLength, rows } = table;
  let position = 0;
  const ofKinds = docs.flatMap((doc, index): PageRow[] => {
    const kind = kinds[kindOf[index] ?? -1];
    if (!kind) return [];
    const moduleId = Number(moduleIds.slice(position, (position += idLength)));
    return [toDocRow(table, kind, doc, moduleId)];
  });
  return [...ofKinds, ...rows];
}
