import type { ChunkNames, CompactTable, PageKind, PageRow } from '../contract';

type KindHead = Omit<PageKind, 'paths' | 'ownChunks' | 'moduleIds'>;

interface KindPage {
  readonly head: KindHead;
  /** After the base, without the slash at the end. */
  readonly path: string;
  readonly ownChunk: string;
  readonly moduleId: string | number;
}

function replaceName(names: ChunkNames, own: string): ChunkNames {
  if (typeof names === 'string') return names === own ? '' : names;
  if (Array.isArray(names)) return names.map((part: ChunkNames) => replaceName(part, own));
  return Object.fromEntries(
    Object.entries(names).map(([key, value]) => [key, replaceName(value, own)]),
  );
}

/** What a doc's place says besides its path; `undefined` where path and id are not the usual ones. */
function toKindDoc({ doc: place, path }: PageRow, tail: string): PageKind['doc'] | null {
  if (!place) return undefined;
  const { pluginId, version, doc } = place;
  const { id, path: docPath, sidebar, ...others } = doc;
  const hasSlash = docPath === path;
  const isIndex = id === `${tail}/index`;
  const isUsual =
    (hasSlash || `${docPath}/` === path) &&
    (isIndex || id === tail) &&
    Object.keys(others).length === 0;
  if (!isUsual) return null;
  return { pluginId, version, ...(sidebar !== undefined && { sidebar }), hasSlash, isIndex };
}

/** A page as one of a kind; `undefined` where it needs a row of its own. */
function toKindPage(row: PageRow, base: string): KindPage | undefined {
  const [[ownChunk, module] = [], ...others] = Object.entries(row.modules);
  const isOrdinary = row.path.startsWith(base) && row.path.endsWith('/');
  if (ownChunk === undefined || module === undefined || others.length > 0 || !isOrdinary) {
    return undefined;
  }
  const path = row.path.slice(base.length, -1);
  const doc = toKindDoc(row, path);
  if (doc === null || module.chunks.at(-1) !== ownChunk) return undefined;
  const head: KindHead = {
    attributes: row.attributes,
    names: replaceName(row.names, ownChunk),
    chunks: module.chunks.slice(0, -1),
    ...(doc && { doc }),
  };
  return { head, path, ownChunk, moduleId: module.id };
}

/** The pages of a section in short; `base` is the path that most of them start with. */
export function toCompactTable(pages: readonly PageRow[], base: string): CompactTable {
  const rows: PageRow[] = [];
  const kinds = new Map<string, KindPage[]>();
  for (const row of pages) {
    const page = toKindPage(row, base);
    if (!page) {
      rows.push(row);
      continue;
    }
    const key = JSON.stringify(page.head);
    kinds.set(key, [...(kinds.get(key) ?? []), page]);
  }
  return {
    base,
    kinds: [...kinds].map(([head, kindPages]) => ({
      ...(JSON.parse(head) as KindHead),
      paths: kindPages.map(({ path }) => path).join('\n'),
      ownChunks: kindPages.map(({ ownChunk }) => ownChunk).join('\n'),
      moduleIds: kindPages.map(({ moduleId }) => moduleId),
    })),
    rows,
  };
}
