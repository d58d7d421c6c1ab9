import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Product } from '../../../../src/site/products';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { addTrailingSlash } from '../../../../src/site/paths';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page of `src/pages`, as far as it is used here; the pages plugin is no dependency of the site. */
interface LoadedPage {
  readonly permalink: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/** A documentation page that Docusaurus has loaded. */
export interface DocPage {
  /** With language and trailing slash. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  /** Pathname that identifies a page of the API reference. */
  readonly apiPage?: string;
  /** Whether lists include it. */
  readonly isListed: boolean;
}

export interface DocVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  /** In sidebar order. */
  readonly pages: readonly DocPage[];
}

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
        return {
          permalink: addTrailingSlash(doc.permalink),
          title: doc.title,
          description: doc.frontMatter.description ?? doc.description,
          group: places.get(doc.id)?.group ?? fallbackGroup,
          ...(typeof apiPage === 'string' && { apiPage }),
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
    if (!content) return [];
    return [
      {
        product,
        versions: content.loadedVersions.map((version) => toVersion(version, product.name)),
      },
    ];
  });
}

/** A page of `src/pages` that Docusaurus has loaded. */
export interface SitePage {
  /** With language and trailing slash. */
  readonly permalink: string;
  /** Empty for a page that is a component. */
  readonly title: string;
  readonly isListed: boolean;
}

/** Collects the pages of all instances of the pages plugin. */
export function collectSitePages(contents: Readonly<Record<string, unknown>>): SitePage[] {
  const instances = Object.values(contents) as (readonly LoadedPage[] | null)[];
  return instances.flatMap((pages) =>
    (pages ?? []).map((page) => ({
      permalink: addTrailingSlash(page.permalink),
      title: page.title ?? '',
      isListed: !page.unlisted,
    })),
  );
}
