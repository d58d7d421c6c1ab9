import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Product } from '../../../../src/site/products';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page of the documentation, as Docusaurus loaded it. */
export interface DocPage {
  /** Relative to the site; of the language's own file where there is one. */
  readonly file: string;
  /** With language and trailing slash. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly group: string;
  /** The pathname by which a page of the API reference is known to its plugin. */
  readonly apiPage?: string;
  /** Whether it is named in lists. */
  readonly isListed: boolean;
}

export interface DocVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  /** In the order of the navigation. */
  readonly pages: readonly DocPage[];
}

export interface DocProduct {
  readonly product: Product;
  readonly versions: readonly DocVersion[];
}

/** The ids of docs in the order of a sidebar, with the label of the part that they are in. */
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
    // What a product without a package has for a version.
    label: version.label === 'next' ? '' : version.label,
    path: version.path,
    isLast: version.isLast,
    pages: [...version.docs]
      .sort((one, other) => indexOf(one.id) - indexOf(other.id))
      .map((doc): DocPage => {
        const apiPage = doc.frontMatter[GENERATED_FIELD as keyof typeof doc.frontMatter];
        return {
          file: doc.source.replace(/^@site\//, ''),
          permalink: doc.permalink,
          title: doc.title,
          description: doc.frontMatter.description ?? doc.description,
          frontMatter: { ...doc.frontMatter },
          group: places.get(doc.id)?.group ?? fallbackGroup,
          ...(typeof apiPage === 'string' && { apiPage }),
          isListed: !doc.unlisted,
        };
      }),
  };
}

/** The pages of all products and versions, in the order of `products`. */
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
