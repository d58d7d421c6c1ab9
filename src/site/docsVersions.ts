import { stripTrailingSlashes } from './paths';
import { CURRENT_VERSION, PRODUCTS } from './products';

/** A version of a product's documentation, in one folder and at one route. */
export interface DocsVersion {
  /** Id of the docs plugin instance. */
  readonly productId: string;
  /** `current`, or the name of the version, e.g. `v5`. */
  readonly name: string;
  /** Route of the version, without trailing slash, e.g. `/material-ui/v5`. */
  readonly route: string;
  /** Route of the newest version, e.g. `/material-ui`. */
  readonly productRoute: string;
  /** Folder of its pages, relative to the site. */
  readonly docsPath: string;
  /** Folder of its translated pages, relative to the language's folder. */
  readonly translatedPath: string;
  /** Older versions only: the documented package, by the name it is installed under. */
  readonly packageName?: string;
  readonly installedAs?: string;
}

/** Returns the folder of a product's newest pages, relative to the site. */
export const toDocsPath = (productId: string) => `docs/${productId}`;

/** All versions of all products, newest first within a product. */
export const DOCS_VERSIONS: readonly DocsVersion[] = PRODUCTS.flatMap(
  ({ id, route, packageName: published, siteVersions = [] }): DocsVersion[] => {
    const translations = `docusaurus-plugin-content-docs-${id}`;
    return [
      {
        productId: id,
        name: CURRENT_VERSION,
        route,
        productRoute: route,
        docsPath: toDocsPath(id),
        translatedPath: `${translations}/current`,
      },
      ...siteVersions.map(({ name, packageName }): DocsVersion => ({
        productId: id,
        name,
        route: `${route}/${name}`,
        productRoute: route,
        docsPath: `${id}_versioned_docs/version-${name}`,
        translatedPath: `${translations}/version-${name}`,
        ...(published !== null && { packageName: published, installedAs: packageName }),
      })),
    ];
  },
);

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** Finds the version of a page by path without language; `undefined` outside the docs. */
export function findDocsVersion(pathname: string): DocsVersion | undefined {
  const path = stripTrailingSlashes(pathname);
  // Routes of older versions are below that of the product.
  return DOCS_VERSIONS.filter(({ route }) => isBelow(path, route)).sort(
    (one, other) => other.route.length - one.route.length,
  )[0];
}

/** Finds the version of a file by its path relative to the site, in any language. */
export function findDocsVersionOfFile(file: string): DocsVersion | undefined {
  const translated = /^i18n\/[^/]+\/(.+)$/.exec(file)?.[1];
  return DOCS_VERSIONS.find(({ docsPath, translatedPath }) =>
    translated === undefined ? isBelow(file, docsPath) : isBelow(translated, translatedPath),
  );
}

/**
 * Returns a page's path within its product, without version: `/react-button` for
 * `/material-ui/v5/…`.
 */
export function toProductPath(pathname: string, version: DocsVersion): string {
  return pathname.slice(version.route.length);
}

/**
 * Maps a path to a version of its product: `/material-ui/react-button` to
 * `/material-ui/v5/react-button`. Paths of that version, and outside the product, are returned
 * unchanged.
 */
export function toVersionPath(path: string, version: DocsVersion): string {
  const { route, productRoute } = version;
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (!isBelow(pathname, productRoute) || isBelow(pathname, route)) return path;
  return `${route}${path.slice(productRoute.length)}`;
}

/** Inverse of `toVersionPath`: maps a path of a version to the newest version. */
export function toCurrentPath(path: string, { route, productRoute }: DocsVersion): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return isBelow(pathname, route) ? `${productRoute}${path.slice(route.length)}` : path;
}
