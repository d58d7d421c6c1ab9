import { ContentError } from '../../../../src/site/contentError';
import type { DemoLibrary } from '../contract';

const LIBRARY_OF_PRODUCT: Readonly<Record<string, DemoLibrary>> = {
  'material-ui': 'material',
  'joy-ui': 'joy',
  'base-ui': 'base',
  system: 'system',
  x: 'material',
  toolpad: 'material',
};

/** Import prefix -> library. Icons are used with every library, so they do not count. */
const LIBRARY_OF_IMPORT: readonly (readonly [prefix: string, library: DemoLibrary])[] = [
  ['@mui/joy', 'joy'],
  ['@mui/material', 'material'],
  ['@mui/lab', 'material'],
  ['@mui/x-', 'material'],
  ['@toolpad/', 'material'],
  ['@mui/system', 'system'],
  ['@mui/base', 'base'],
];

/**
 * Library -> its counterpart in an older version, by the name that its package is installed under.
 */
const LIBRARY_OF_VERSION: Readonly<Partial<Record<DemoLibrary, Record<string, DemoLibrary>>>> = {
  material: { 'material-v5': 'material-v5' },
};

/** Returns the library of a product's pages; `undefined` for other folders (experiments). */
export function libraryOfProduct(product: string | undefined): DemoLibrary | undefined {
  return product === undefined ? undefined : LIBRARY_OF_PRODUCT[product];
}

function matches(specifier: string, prefix: string): boolean {
  return /[-/]$/.test(prefix)
    ? specifier.startsWith(prefix)
    : specifier === prefix || specifier.startsWith(`${prefix}/`);
}

/** Libraries whose components need their theme. */
const THEMED: ReadonlySet<DemoLibrary> = new Set(['material', 'joy']);

/**
 * Chooses the library of a demo: its page's, unless the demo imports only others, or one that needs
 * its theme; then the first of those. A demo without library, on a page without one, only needs
 * style caches.
 */
export function chooseLibrary(
  pageLibrary: DemoLibrary | undefined,
  imports: readonly string[],
): DemoLibrary {
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
 * Returns the library in a demo's docs version; `installedAs` names the older version of the
 * package. Throws if that version has no wrapper.
 */
export function libraryInVersion(
  library: DemoLibrary,
  installedAs: string | undefined,
): DemoLibrary {
  const versions = LIBRARY_OF_VERSION[library];
  if (installedAs === undefined || !versions) return library;
  const found = versions[installedAs];
  if (!found) {
    throw new ContentError(
      `Demos of ${installedAs} have no wrapper; add one to src/features/demo/libraries and ` +
        'chooseLibrary.ts.',
    );
  }
  return found;
}
