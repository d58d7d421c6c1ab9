import { fileOf, labelOf, toIdInFolder } from '../client/docLinks';
import type { CompactItem, CompactLink, CompactVersion } from '../contract';
import { generatedFileError } from './generatedFileError';

interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly docId?: string;
  readonly key?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

interface SidebarDoc {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly sidebar?: string;
}

/** The metadata of a version, which Docusaurus hands to every page of it. */
interface VersionData {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: Readonly<Record<string, SidebarDoc>>;
}

/** The fields of a link that can be left out, since the others tell them. */
const LINK_FIELDS = new Set(['type', 'href', 'label', 'docId', 'unlisted']);

/** The fields of a category that can be short. */
const CATEGORY_FIELDS = new Set(['type', 'key', 'label', 'collapsible', 'collapsed', 'items']);

const hasOnly = (item: SidebarItem, fields: ReadonlySet<string>) =>
  Object.keys(item).every((field) => fields.has(field));

/** What comes before every page's address, e.g. `/material-ui/`. */
function findBase(docs: readonly { id: string; href: string }[]): string {
  const first = docs.find(({ id, href }) => href.endsWith(fileOf(id)));
  return first ? first.href.slice(0, first.href.length - fileOf(first.id).length) : '/';
}

interface Place {
  readonly base: string;
  /** What the ids of docs come after, as in `CompactCategory`. */
  readonly folder: string;
}

function toLink(item: SidebarItem, doc: SidebarDoc, { base, folder }: Place): CompactLink {
  const { label = '', href = '' } = item;
  const id = toIdInFolder(doc.id, folder);
  const isUsual = href === `${base}${fileOf(doc.id)}`;
  // Most titles are the label, or begin with it.
  const rest: string | readonly [string] = doc.title.startsWith(label)
    ? doc.title.slice(label.length)
    : [doc.title];
  const shortLabel = label === labelOf(doc.id) ? '' : label;
  if (!isUsual) return [id, shortLabel, rest, href];
  if (rest !== '') return [id, shortLabel, rest];
  return shortLabel === '' ? id : [id, shortLabel];
}

/** The key of a category that can be short, after the base; `undefined` for another. */
function toShortKey(item: SidebarItem, base: string): string | undefined {
  const { type, key, label, collapsible, collapsed } = item;
  const isUsual =
    type === 'category' &&
    label !== undefined &&
    collapsible === true &&
    collapsed === true &&
    key?.startsWith(base) === true &&
    hasOnly(item, CATEGORY_FIELDS);
  return isUsual ? key.slice(base.length) : undefined;
}

/**
 * The sidebars and docs of a version without what the one says of the other: a link knows its doc. The
 * docs' descriptions, which only cards of generated indexes would show, are left out. Takes the file's
 * name for errors, and its content.
 */
export function compactVersion(file: string, source: string): CompactVersion {
  const { version } = JSON.parse(source) as { version?: VersionData };
  if (!version?.docsSidebars || !version.docs)
    throw generatedFileError(file, 'no sidebars or docs');
  const { docsSidebars, docs, ...head } = version;

  const flatten = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
  const base = findBase(
    flatten(Object.values(docsSidebars).flat()).flatMap(({ docId, href }) =>
      docId !== undefined && href !== undefined ? [{ id: docId, href }] : [],
    ),
  );

  const told = new Set<string>();
  const toItems = (
    items: readonly SidebarItem[],
    sidebar: string,
    folder = '',
  ): readonly CompactItem[] =>
    items.map((item): CompactItem => {
      const { docId, label, items: children } = item;
      const doc = docId === undefined ? undefined : docs[docId];
      if (doc && item.type === 'link' && hasOnly(item, LINK_FIELDS) && doc.sidebar === sidebar) {
        told.add(doc.id);
        return toLink(item, doc, { base, folder });
      }
      if (!children) return item;
      const key = toShortKey(item, base);
      if (key === undefined) return { ...item, items: toItems(children, sidebar) };
      const shortItems = toItems(children, sidebar, `${key}/`);
      return label === labelOf(key) ? [key, shortItems] : [key, shortItems, label];
    });
  const sidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, toItems(items, name)]),
  );
  const others = Object.values(docs)
    .filter(({ id }) => !told.has(id))
    .map(({ description: _description, ...doc }) => doc);
  return { head, base, sidebars, docs: others };
}
