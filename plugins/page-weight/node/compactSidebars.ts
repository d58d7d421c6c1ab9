import { fileOf, labelOf } from '../client/docLinks';
import type { CompactItem, CompactLink, CompactVersion } from '../contract';
import { generatedFileError } from './generatedFileError';

interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly docId?: string;
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

/** What comes before every page's address, e.g. `/material-ui/`. */
function findBase(docs: readonly { id: string; href: string }[]): string {
  const first = docs.find(({ id, href }) => href.endsWith(fileOf(id)));
  return first ? first.href.slice(0, first.href.length - fileOf(first.id).length) : '/';
}

function toLink(item: SidebarItem, doc: SidebarDoc, base: string): CompactLink {
  const { label = '', href = '' } = item;
  const isUsual = href === `${base}${fileOf(doc.id)}`;
  // Most titles are the label, or begin with it.
  const rest: string | readonly [string] = doc.title.startsWith(label)
    ? doc.title.slice(label.length)
    : [doc.title];
  const shortLabel = label === labelOf(doc.id) ? '' : label;
  if (!isUsual) return [doc.id, shortLabel, rest, href];
  if (rest !== '') return [doc.id, shortLabel, rest];
  return shortLabel === '' ? doc.id : [doc.id, shortLabel];
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

  const isPlainLink = (item: SidebarItem) =>
    item.type === 'link' && Object.keys(item).every((field) => LINK_FIELDS.has(field));
  const flatten = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
  const base = findBase(
    flatten(Object.values(docsSidebars).flat()).flatMap(({ docId, href }) =>
      docId !== undefined && href !== undefined ? [{ id: docId, href }] : [],
    ),
  );

  const told = new Set<string>();
  const toItem = (item: SidebarItem, sidebar: string): CompactItem => {
    const doc = item.docId === undefined ? undefined : docs[item.docId];
    if (doc && isPlainLink(item) && doc.sidebar === sidebar) {
      told.add(doc.id);
      return toLink(item, doc, base);
    }
    return item.items
      ? { ...item, items: item.items.map((child) => toItem(child, sidebar)) }
      : item;
  };
  const sidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [
      name,
      items.map((item) => toItem(item, name)),
    ]),
  );
  const others = Object.values(docs)
    .filter(({ id }) => !told.has(id))
    .map(({ description: _description, ...doc }) => doc);
  return { head, base, sidebars, docs: others };
}
