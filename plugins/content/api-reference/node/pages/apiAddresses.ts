import {
  apiPagesOf,
  apiPathsOf,
  type ApiPageAddress,
  type ApiSection,
  type LicensedComponent,
} from '../../../../../src/site/apiReference';
import { CURRENT_VERSION } from '../../../../../src/site/products';
import { shownSections, shownVersions } from '../models/shownProducts';

/** A page's product and front matter, which identify what it demonstrates. */
export interface ApiNaming {
  readonly productId: string;
  readonly packageName?: string;
}

/** API paths of one docs version. */
export interface ApiAddresses {
  readonly pages: readonly ApiPageAddress[];
  /** Returns the path of a package's component or hook, if it has one. */
  readonly pathOf: (packageName: string, name: string) => string | undefined;
  /** Returns the paths of a product's interfaces by name. */
  readonly interfacesOf: (productId: string) => ReadonlyMap<string, string>;
  /** Components that are listed with their plan but have no page. */
  readonly licensed: readonly (LicensedComponent & { readonly route: string })[];
  /**
   * Returns the path of a component or hook that a page names: of the page's package, else of
   * another package of its product.
   */
  readonly findPath: (page: ApiNaming, name: string) => string | undefined;
}

/** Creates the API paths of sections. */
export function createApiAddresses(sections: readonly ApiSection[]): ApiAddresses {
  const paths = sections.map((section) => ({ section, paths: apiPathsOf(section) }));
  const find = (name: string, isWanted: (section: ApiSection) => boolean) =>
    paths
      .find(({ section, paths: known }) => isWanted(section) && known.has(name))
      ?.paths.get(name);

  const pathOf = (packageName: string, name: string) =>
    find(name, (section) => section.packageName === packageName);
  const pages = sections.flatMap(apiPagesOf);
  return {
    pages,
    pathOf,
    interfacesOf: (productId) =>
      new Map(
        pages
          .filter((page) => page.kind === 'interface' && page.productId === productId)
          .flatMap(({ names, pathname }) => names.map((name) => [name, `${pathname}/`])),
      ),
    licensed: sections.flatMap((section) =>
      section.kind === 'components'
        ? section.licensed.map((component) => ({ ...component, route: section.route }))
        : [],
    ),
    findPath: ({ productId, packageName }, name) =>
      (packageName === undefined ? undefined : pathOf(packageName, name)) ??
      find(name, (section) => section.productId === productId),
  };
}

const byVersion = new Map<string, ApiAddresses>();

/** Returns the API paths of a docs version; none if it has no API reference. */
export function apiAddressesOf(version: string): ApiAddresses {
  const known =
    byVersion.get(version) ??
    createApiAddresses(
      shownSections().filter((section) => (section.version ?? CURRENT_VERSION) === version),
    );
  byVersion.set(version, known);
  return known;
}

/** Finds the API page of any version at a pathname without trailing slash. */
export function findApiPage(pathname: string): ApiPageAddress | undefined {
  for (const { name } of shownVersions()) {
    const found = apiAddressesOf(name).pages.find((page) => page.pathname === pathname);
    if (found) return found;
  }
  return undefined;
}
