import type { ChunkNames, CompactTable, PageKind, PageRow } from '../contract';

/** Tells the route apart from others of its path; pages have no others. */
const HASH = 'page';

function fillName(names: ChunkNames, own: string): ChunkNames {
  if (typeof names === 'string') return names || own;
  if (Array.isArray(names)) return names.map((part: ChunkNames) => fillName(part, own));
  return Object.fromEntries(
    Object.entries(names).map(([key, value]) => [key, fillName(value, own)]),
  );
}

function expandKind(kind: PageKind, base: string): PageRow[] {
  const { attributes, names, chunks, doc, moduleIds } = kind;
  const paths = kind.paths.split('\n');
  return kind.ownChunks.split('\n').map((ownChunk, index): PageRow => {
    const tail = paths[index] ?? '';
    const path = `${base}${tail}/`;
    return {
      path,
      hash: HASH,
      attributes,
      names: fillName(names, ownChunk),
      modules: { [ownChunk]: { chunks: [...chunks, ownChunk], id: moduleIds[index] ?? '' } },
      ...(doc && {
        doc: {
          pluginId: doc.pluginId,
          version: doc.version,
          doc: {
            id: doc.isIndex ? `${tail}/index` : tail,
            path: doc.hasSlash ? path : path.slice(0, -1),
            ...(doc.sidebar !== undefined && { sidebar: doc.sidebar }),
          },
        },
      }),
    };
  });
}

/** The rows of all pages of a table. */
export function expandTable({ base, kinds, rows }: CompactTable): PageRow[] {
  return [...kinds.flatMap((kind) => expandKind(kind, base)), ...rows];
}
