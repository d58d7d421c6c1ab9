import type { CompactTable, PageRow, VersionDoc } from '../contract';
import { toDocChunk } from './docChunk';
import { fileOf } from './docLinks';
import { mapNames } from './mapNames';

/** Tells the route apart from others of its path; pages have no others. */
const HASH = 'page';

/** The rows of all pages of a table. Takes the docs of the section's version, in their order. */
export function expandTable(
  { base, chunkPrefix, kinds, kindOf, moduleIds, idLength, rows }: CompactTable,
  docs: readonly VersionDoc[],
): PageRow[] {
  let position = 0;
  const ofKinds = docs.flatMap(({ id, sidebar }, index): PageRow[] => {
    const kind = kinds[kindOf[index] ?? -1];
    if (!kind) return [];
    const { attributes, names, chunks, pluginId, version } = kind;
    const chunk = toDocChunk(chunkPrefix, id);
    const docPath = base + fileOf(id);
    const moduleId = Number(moduleIds.slice(position, (position += idLength)));
    return [
      {
        path: docPath.replace(/\/?$/, '/'),
        hash: HASH,
        attributes,
        names: mapNames(names, (name) => name || chunk),
        modules: { [chunk]: { chunks: [...chunks, chunk], id: moduleId } },
        doc: {
          pluginId,
          version,
          doc: { id, path: docPath, ...(sidebar !== undefined && { sidebar }) },
        },
      },
    ];
  });
  return [...ofKinds, ...rows];
}
