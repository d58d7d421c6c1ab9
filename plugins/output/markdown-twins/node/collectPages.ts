import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Product } from '../../../../src/site/products';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { addTrailingSlash } from '../../../../src/site/paths';
import { findApiPage } from '../../../content/api-reference/node';
import type { MarkdownPage, MarkdownSitePage, MarkdownVersion } from '../contract';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page of `src/pages`, as far as it is used here; the pages plugin is no dependency of the site. */
interface LoadedPage {
  readonly permalink: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/** A documentation page that Docusaurus has loaded. */
export interface DocPage extends MarkdownPage {
  /** Whether lists include it. */
  readonly isListed: boolean;
}

/** A version with its pages in sidebar order. */
type DocVersion = Omit<MarkdownVersion, 'pages'> & { readonly pages: readonly DocPage[] };

export interface DocProduct {
  readonly product: Product;
  readonly versions: readonly DocVersion[];
}

/** Lists doc ids in sidebar order, each with the label of its category. */
function listDocs(items: readonly SidebarItem[], group: string, isTop = true): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'doc' || item.type === 'ref') return [[item.id, group]];
    if (item.type !== 'category') return [];
    const own = isTop ? item.label : group;
    return [
      ...(item.link?.type === 'doc' ? [[item.link.id, own] as [string, string]] : []),
      ...listDocs(item.items, own, false),
    ];
  });
}

function toVersion(version: LoadedVersion, fallbackGroup: string): DocVersion {
  const places = new Map<string, { index: number; group: string }>();
  for (const items of Object.values(version.sidebars)) {
    for (const [id, group] of listDocs(items, fallbackGroup)) {
      if (!places.has(id)) places.set(id, { index: places.size, group });
    }
  }
  const indexOf = (id: string) => places.get(id)?.index ?? Number.MAX_SAFE_INTEGER;
  return {
    name: version.versionName,
    // Docusaurus's label for a version without one.
    label: version.label === 'next' ? '' : version.label,
    path: version.path,
    isLast: version.isLast,
    pages: [...version.docs]
      .sort((one, other) => indexOf(one.id) - indexOf(other.id))
      .map((doc): DocPage => {
        const apiPage = doc.frontMatter[GENERATED_FIELD as keyof typeof doc.frontMatter];
        const api = typeof apiPage === 'string' ? findApiPage(apiPage)?.names : undefined;
        return {
          path: addTrailingSlash(doc.permalink),
          title: doc.title,
          description: doc.frontMatter.description ?? doc.description,
          group: places.get(doc.id)?.group ?? fallbackGroup,
          ...(api && { api }),
          isListed: !doc.unlisted,
        };
      }),
  };
}

/** Collects the pages of all products and versions, in the order of `products`. */
export function collectPages(
  contents: Readonly<Record<string, unknown>>,
  products: readonly Product[],
): DocProduct[] {
  return products.flatMap((product) => {
    const content = contents[product.id] as LoadedContent | undefined;
    const versions = content?.loadedVersions.map((version) => toVersion(version, product.name));
    return versions ? [{ product, versions }] : [];
  });
}

/** A page of `src/pages` that Docusaurus has loaded. */
export interface SitePage extends MarkdownSitePage {
  /** Whether lists include it. */
  readonly isListed: boolean;
}

/** Collects the pages of all instances of the pages plugin. A page that is a component has no title. */
export function collectSitePages(contents: Readonly<Record<string, unknown>>): SitePage[] {
  const instances = Object.values(contents) as (readonly LoadedPage[] | null)[];
  return instances.flatMap((pages) =>
    (pages ?? []).map((page) => ({
      path: addTrailingSlash(page.permalink),
      title: page.title ?? '',
      isListed: !page.unlisted,
    })),
  );
}
