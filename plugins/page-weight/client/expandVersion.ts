import type { CompactItem, CompactLink, CompactVersion } from '../contract';
import { fileOf, labelOf } from './docLinks';

const isLink = (item: CompactItem): item is CompactLink =>
  typeof item === 'string' || Array.isArray(item);

/** The metadata of a version, as Docusaurus' parts know it. */
export function expandVersion({ head, base, sidebars, docs: others }: CompactVersion) {
  const docs: Record<string, unknown> = {};
  for (const doc of others) docs[doc.id] = doc;

  const toItem = (item: CompactItem, sidebar: string): unknown => {
    if (!isLink(item)) {
      return item.items
        ? { ...item, items: item.items.map((child) => toItem(child, sidebar)) }
        : item;
    }
    const [id, ownLabel = '', title = '', href = `${base}${fileOf(id)}`] =
      typeof item === 'string' ? [item] : item;
    const label = ownLabel || labelOf(id);
    docs[id] = { id, title: typeof title === 'string' ? `${label}${title}` : title[0], sidebar };
    return { type: 'link', href, label, docId: id, unlisted: false };
  };
  const docsSidebars = Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      items.map((item) => toItem(item, name)),
    ]),
  );
  return { version: { ...head, docsSidebars, docs } };
}
