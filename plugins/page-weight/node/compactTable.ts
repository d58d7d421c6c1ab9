import { isDeepStrictEqual } from 'node:util';
import { toDocRow } from '../client/expandTable';
import { mapNames } from '../client/mapNames';
import type { CompactTable, DocKind, PageRow, VersionDoc } from '../contract';

/** What a table says once for all its docs, and the docs that its readers know. */
export interface TableFrame {
  /** The path of the section, with a slash at the end. */
  readonly base: string;
  readonly chunkPrefix: string;
  /** The docs of the section's version, in the order in which the browser has them. */
  readonly docs: readonly VersionDoc[];
}

/** A doc as one of a kind; `undefined` where the kind does not give its page's row back. */
function toKindDoc(
  doc: VersionDoc,
  row: PageRow,
  frame: TableFrame,
): { readonly kind: DocKind; readonly moduleId: number } | undefined {
  const { attributes, names, modules, doc: place } = row;
  const [[chunk, module] = []] = Object.entries(modules);
  if (!place || chunk === undefined || typeof module?.id !== 'number') return undefined;
  const kind: DocKind = {
    attributes,
    names: mapNames(names, (name) => (name === chunk ? '' : name)),
    chunks: module.chunks.slice(0, -1),
    pluginId: place.pluginId,
    version: place.version,
  };
  const expanded = toDocRow(frame, kind, doc, module.id);
  // The hash only tells routes of one path apart.
  return isDeepStrictEqual(expanded, { ...row, hash: expanded.hash })
    ? { kind, moduleId: module.id }
    : undefined;
}

/** The pages of a section in short. */
export function toCompactTable(pages: readonly PageRow[], frame: TableFrame): CompactTable {
  const rows = new Set(pages);
  const rowOf = new Map(
    pages.flatMap((row): [string, PageRow][] => (row.doc ? [[row.doc.doc.id, row]] : [])),
  );
  const positions = new Map<string, number>();
  const moduleIds: number[] = [];
  const kindOf = frame.docs.map((doc) => {
    const row = rowOf.get(doc.id);
    const found = row && toKindDoc(doc, row, frame);
    if (!found) return -1;
    rows.delete(row);
    moduleIds.push(found.moduleId);
    const key = JSON.stringify(found.kind);
    const position = positions.get(key) ?? positions.size;
    positions.set(key, position);
    return position;
  });
  const idLength = String(Math.max(0, ...moduleIds)).length;
  return {
    base: frame.base,
    chunkPrefix: frame.chunkPrefix,
    kinds: [...positions.keys()].map((kind) => JSON.parse(kind) as DocKind),
    kindOf,
    moduleIds: moduleIds.map((id) => String(id).padStart(idLength, '0')).join(''),
    idLength,
    rows: [...rows],
  };
}
