import { stripTrailingSlashes } from './paths';
import { CURRENT_VERSION, PRODUCTS } from './products';

/** One version of a product's documentation: what Docusaurus keeps and serves in one folder each. */
export interface DocsVersion {
  /** The docs plugin instance. */
  readonly productId: string;
  /** `current`, or the name that it was cut with, e.g. `v5`. */
  readonly name: string;
  /** The path that its pages start with, without trailing slash, e.g. `/material-ui/v5`. */
  readonly route: string;
  /** The route of the product's newest version, e.g. `/material-ui`. */
  readonly productRoute: string;
  /** The folder of its pages, relative to the site. */
  readonly docsPath: string;
  /** The folder of its translated pages, relative to that of a language. */
  readonly translatedPath: string;
  /** Of older versions: the package that is documented, and the name it is installed by. */
  readonly packageName?: string;
  readonly installedAs?: string;
}

/** The folder of a product's newest pages, relative to the site. */
export const toDocsPath = (productId: string) => `docs/${productId}`;

/** Every version of every product, newest first within a product. */
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

/** The version that a page is of, by its path without language; `undefined` outside the docs. */
export function findDocsVersion(pathname: string): DocsVersion | undefined {
  const path = stripTrailingSlashes(pathname);
  // The route of an older version is below that of its product.
  return DOCS_VERSIONS.filter(({ route }) => isBelow(path, route)).sort(
    (one, other) => other.route.length - one.route.length,
  )[0];
}

/** The version that a file is of, by its path relative to the site, in any language. */
export function findDocsVersionOfFile(file: string): DocsVersion | undefined {
  const translated = /^i18n\/[^/]+\/(.+)$/.exec(file)?.[1];
  return DOCS_VERSIONS.find(({ docsPath, translatedPath }) =>
    translated === undefined ? isBelow(file, docsPath) : isBelow(translated, translatedPath),
  );
}

/** A page's path within its product, whichever the version: `/react-button` of `/material-ui/v5/…`. */
export function toProductPath(pathname: string, version: DocsVersion): string {
  return pathname.slice(version.route.length);
}

/**
 * A path of the product in a version of it: `/material-ui/react-button` is
 * `/material-ui/v5/react-button` there. Paths of that version, and outside the product, stay.
 */
export function toVersionPath(path: string, version: DocsVersion): string {
  const { route, productRoute } = version;
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (!isBelow(pathname, productRoute) || isBelow(pathname, route)) return path;
  return `${route}${path.slice(productRoute.length)}`;
}

/** The inverse of `toVersionPath`: what a path of a version is in the product's newest one. */
export function toCurrentPath(path: string, { route, productRoute }: DocsVersion): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return isBelow(pathname, route) ? `${productRoute}${path.slice(route.length)}` : path;
}
