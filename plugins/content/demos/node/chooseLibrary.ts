import {
  DEMO_LIBRARIES,
  type DemoLibrary,
  type NewestLibrary,
} from '../../../../src/site/demoLibraries';

const LIBRARY_OF_PRODUCT: Readonly<Record<string, NewestLibrary>> = {
  'material-ui': 'material',
  'joy-ui': 'joy',
  'base-ui': 'base',
  system: 'system',
  x: 'material',
  toolpad: 'material',
};

/** Import prefix -> library. Icons are used with every library, so they do not count. */
const LIBRARY_OF_IMPORT: readonly (readonly [prefix: string, library: NewestLibrary])[] = [
  ['@mui/joy', 'joy'],
  ['@mui/material', 'material'],
  ['@mui/lab', 'material'],
  ['@mui/x-', 'material'],
  ['@toolpad/', 'material'],
  ['@mui/system', 'system'],
  ['@mui/base', 'base'],
];

/** Returns the library of a product's pages; `undefined` for other folders (experiments). */
export function libraryOfProduct(product: string | undefined): NewestLibrary | undefined {
  return product === undefined ? undefined : LIBRARY_OF_PRODUCT[product];
}

function matches(specifier: string, prefix: string): boolean {
  return /[-/]$/.test(prefix)
    ? specifier.startsWith(prefix)
    : specifier === prefix || specifier.startsWith(`${prefix}/`);
}

/** Libraries whose components need their theme. */
const THEMED: ReadonlySet<NewestLibrary> = new Set(['material', 'joy']);

/**
 * Chooses the library of a demo: its page's, unless the demo imports only others, or one that needs
 * its theme; then the first of those. A demo without library, on a page without one, only needs
 * style caches.
 */
export function chooseLibrary(
  pageLibrary: NewestLibrary | undefined,
  imports: readonly string[],
): NewestLibrary {
  const imported = LIBRARY_OF_IMPORT.filter(([prefix]) =>
    imports.some((specifier) => matches(specifier, prefix)),
  ).map(([, library]) => library);
  const themed = imported.filter((library) => THEMED.has(library));
  const candidates = themed.length > 0 ? themed : imported;
  if (pageLibrary && (candidates.length === 0 || candidates.includes(pageLibrary))) {
    return pageLibrary;
  }
  return candidates[0] ?? 'base';
}

/**
 * Returns the library in a demo's docs version; `installedAs` names the older version of the package. A
 * library that has no such version is the same in all.
 */
export function libraryInVersion(
  library: NewestLibrary,
  installedAs: string | undefined,
): DemoLibrary {
  const version = DEMO_LIBRARIES.find(
    (known) => known.newest === library && known.installedAs === installedAs,
  );
  return version?.id ?? library;
}
