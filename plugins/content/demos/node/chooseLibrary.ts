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

/** Import prefix -> library. Icons are drawn by every library and decide nothing. */
const LIBRARY_OF_IMPORT: readonly (readonly [prefix: string, library: DemoLibrary])[] = [
  ['@mui/joy', 'joy'],
  ['@mui/material', 'material'],
  ['@mui/lab', 'material'],
  ['@mui/x-', 'material'],
  ['@toolpad/', 'material'],
  ['@mui/system', 'system'],
  ['@mui/base', 'base'],
];

/** Library -> what it is in the older version of the package that it shows, as installed. */
const LIBRARY_OF_VERSION: Readonly<Partial<Record<DemoLibrary, Record<string, DemoLibrary>>>> = {
  material: { 'material-v5': 'material-v5' },
};

/** The library of a product's pages; `undefined` for a folder that is none's (experiments). */
export function libraryOfProduct(product: string | undefined): DemoLibrary | undefined {
  return product === undefined ? undefined : LIBRARY_OF_PRODUCT[product];
}

function matches(specifier: string, prefix: string): boolean {
  return /[-/]$/.test(prefix)
    ? specifier.startsWith(prefix)
    : specifier === prefix || specifier.startsWith(`${prefix}/`);
}

/**
 * The library whose look a demo gets: its page's, unless the demo imports only others; then the
 * first of those. A demo that imports none, on a page of none, needs nothing but style caches.
 */
export function chooseLibrary(
  pageLibrary: DemoLibrary | undefined,
  imports: readonly string[],
): DemoLibrary {
  const imported = LIBRARY_OF_IMPORT.filter(([prefix]) =>
    imports.some((specifier) => matches(specifier, prefix)),
  ).map(([, library]) => library);
  if (pageLibrary && (imported.length === 0 || imported.includes(pageLibrary))) return pageLibrary;
  return imported[0] ?? 'base';
}

/**
 * The library in the version of the documentation that a demo is of; `installedAs` names the older
 * version of the package. Throws where that version has no wrapper.
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
