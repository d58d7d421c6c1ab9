import type {
  CompactCategory,
  CompactItem,
  CompactLink,
  CompactVersion,
  VersionDoc,
} from '../contract';
import { fileOf, fromIdInFolder, labelOf } from './docLinks';

const isCategory = (item: CompactItem): item is CompactCategory =>
  Array.isArray(item) && Array.isArray(item[1]);
const isLink = (item: CompactItem): item is CompactLink =>
  typeof item === 'string' || Array.isArray(item);

/** The metadata of a version, as Docusaurus' parts know it. */
export function expandVersion({ head, base, sidebars, docs: others }: CompactVersion) {
  const docs: Record<string, VersionDoc> = {};
  for (const doc of others) docs[doc.id] = doc;

  const toItems = (items: readonly CompactItem[], sidebar: string, folder = ''): unknown[] =>
    items.map((item) => {
      if (isCategory(item)) {
        const [key, children, label = labelOf(key)] = item;
        return {
          type: 'category',
          key: base + key,
          label,
          collapsible: true,
          collapsed: true,
          items: toItems(children, sidebar, `${key}/`),
        };
      }
      if (!isLink(item)) {
        return item.items ? { ...item, items: toItems(item.items, sidebar) } : item;
      }
      const [shortId, ownLabel = '', title = '', ownHref] =
        typeof item === 'string' ? [item] : item;
      const id = fromIdInFolder(shortId, folder);
      const label = ownLabel || labelOf(id);
      docs[id] = { id, title: typeof title === 'string' ? `${label}${title}` : title[0], sidebar };
      return {
        type: 'link',
        href: ownHref ?? base + fileOf(id),
        label,
        docId: id,
        unlisted: false,
      };
    });
  const docsSidebars = Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, toItems(items, name)]),
  );
  return { version: { ...head, docsSidebars, docs } };
}
