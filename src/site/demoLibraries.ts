import { PRODUCTS, type ThemeApi, type ThemedVersionPackage } from './products';

/** Libraries of demos in their newest versions; the package has the theme. */
const NEWEST_LIBRARIES = {
  material: { packageName: '@mui/material', theme: 'createTheme' },
  joy: { packageName: '@mui/joy', theme: 'extendTheme' },
  base: { packageName: '@mui/base', theme: null },
  system: { packageName: '@mui/system', theme: null },
} as const satisfies Readonly<Record<string, { packageName: string; theme: ThemeApi | null }>>;

export type NewestLibrary = keyof typeof NEWEST_LIBRARIES;

/**
 * A library of demos. An older version has the name that its package is installed under, which is also
 * that of the folder with its wrapper.
 */
export type DemoLibrary = NewestLibrary | ThemedVersionPackage;

/** What the build and the exported projects must know of a library. */
export interface DemoLibraryFacts {
  readonly id: DemoLibrary;
  /** The library of which it is a version. */
  readonly newest: NewestLibrary;
  /** Published name of its package, and the name that it is installed under. */
  readonly packageName: string;
  readonly installedAs: string;
  /** `null` for a library without a theme of its own, whose versions share a wrapper. */
  readonly theme: ThemeApi | null;
}

const namesOf = Object.keys as <Name extends string>(
  facts: Readonly<Record<Name, unknown>>,
) => Name[];

/** All libraries of demos, each before its older versions. */
export const DEMO_LIBRARIES: readonly DemoLibraryFacts[] = namesOf(NEWEST_LIBRARIES).flatMap(
  (newest): DemoLibraryFacts[] => {
    const { packageName, theme } = NEWEST_LIBRARIES[newest];
    const versions = PRODUCTS.filter((product) => product.packageName === packageName).flatMap(
      ({ siteVersions = [] }) => siteVersions,
    );
    return [
      { id: newest, newest, packageName, installedAs: packageName, theme },
      ...versions.flatMap((version): DemoLibraryFacts[] =>
        version.theme === undefined
          ? []
          : [
              {
                // Its type is derived from the same list.
                id: version.packageName as DemoLibrary,
                newest,
                packageName,
                installedAs: version.packageName,
                theme: version.theme,
              },
            ],
      ),
    ];
  },
);

/** Finds a library by its name. */
export function findDemoLibrary(name: string | null): DemoLibraryFacts | undefined {
  return DEMO_LIBRARIES.find(({ id }) => id === name);
}
