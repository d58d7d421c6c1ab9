import { escapeText } from '../../../../src/site/escapeHtml';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import {
  getNavEntryKind,
  getNavFlags,
  type NavEntry,
  type NavFlags,
  type NavTree,
} from '../../../../src/site/nav';
import type { TitledEntry } from '../../../../src/site/pageTitle';
import { addTrailingSlash, stripTrailingSlashes } from '../../../../src/site/paths';
import type { PropNavItem } from '../contract';

/** Docusaurus's sidebar items. */
export type SidebarItems = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>;
type SidebarItem = SidebarItems[number];

export interface SidebarContext {
  /** Route of the product, e.g. `/material-ui`. */
  readonly route: string;
  /** Doc ids of the product's pages, by pathname without trailing slash. */
  readonly docIds: ReadonlyMap<string, string>;
  readonly toLabel: (entry: TitledEntry) => string;
}

function withFlags(flags: NavFlags): { customProps?: { [name: string]: unknown } } {
  return Object.keys(flags).length > 0 ? { customProps: { ...flags } } : {};
}

/** Converts a valid tree to a sidebar; flags become `customProps` (see `PropNavItem`). */
export function toSidebarItems(tree: NavTree, context: SidebarContext): SidebarItems {
  const { route, docIds, toLabel } = context;

  function getDocId(pathname: string): string | undefined {
    return docIds.get(stripTrailingSlashes(pathname));
  }

  function toItem(entry: NavEntry): SidebarItem {
    const { pathname, subheader, children = [] } = entry;
    const label = toLabel(entry);
    const flags = getNavFlags(entry);

    switch (getNavEntryKind(entry, route)) {
      case 'group': {
        const id = subheader ? undefined : getDocId(pathname);
        return {
          type: 'category',
          // Labels may repeat within a tree; Docusaurus needs unique keys.
          key: pathname,
          label,
          collapsible: !subheader,
          collapsed: !subheader,
          items: children.map(toItem),
          ...(id && { link: { type: 'doc', id } }),
          ...withFlags(flags),
        };
      }
      case 'planned': {
        const customProps: PropNavItem = { ...flags, label };
        return {
          type: 'html',
          value: escapeText(label),
          defaultStyle: true,
          customProps: { ...customProps },
        };
      }
      case 'page': {
        const id = getDocId(pathname);
        if (!id) throw new Error(`The tree was not checked: there is no page "${pathname}".`);
        return { type: 'doc', id, label, ...withFlags(flags) };
      }
      case 'link':
        return {
          type: 'link',
          key: pathname,
          label,
          href: addTrailingSlash(pathname),
          ...withFlags(flags),
        };
      case 'external':
        return { type: 'link', key: pathname, label, href: pathname, ...withFlags(flags) };
    }
  }

  return tree.map(toItem);
}
