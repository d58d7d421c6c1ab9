import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What is installed for a docs version. */
export interface InstalledNames {
  /** Whether the typings of the packages, of React, CSS or the DOM have an identifier. */
  readonly hasIdentifier: (name: string) => boolean;
  /** Whether an import path can be resolved. */
  readonly hasModule: (specifier: string) => boolean;
  /** Whether the default theme has a value at a path such as `palette.primary.main`. */
  readonly hasThemePath: (path: string) => boolean;
}

/** Typings whose identifiers pages may name, besides those of the documented packages. */
const COMMON_TYPINGS = [
  '@types/react',
  '@types/react-dom',
  'csstype',
  'dayjs',
  'typescript/lib/lib.dom.d.ts',
  'typescript/lib/lib.es5.d.ts',
  '@testing-library/dom',
  '@emotion/react',
  '@emotion/cache',
];

/** Scopes of the documented packages. */
const SCOPES = ['@mui', '@toolpad'];

/** Icons are files: ten thousand typings of one line need not be read. */
const ICONS = '@mui/icons-material';

/** Published packages that pages name and that may not be installed: paid ones, and tools. */
const NOT_INSTALLED =
  /^@mui\/(?:x-(?:charts|data-grid|date-pickers|tree-view)-(?:pro|premium)|x-license|material-nextjs|material-pigment-css|styled-engine-sc|codemod|stylis-plugin-rtl)(?:\/.*)?$/;

const IDENTIFIER = /[A-Za-z_$][\w$]*(?:-[a-z]+)*/g;

function readTypings(folder: string, add: (name: string) => void): void {
  if (folder.endsWith('.d.ts')) {
    for (const [name] of readFileSync(folder, 'utf8').matchAll(IDENTIFIER)) add(name);
    return;
  }
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      // An entry point may have a name that is written nowhere, such as `themeAugmentation`.
      add(entry.name);
      // Copies of the same typings, and packages of packages.
      if (!/^(?:node_modules|esm|modern|legacy|node|umd)$/.test(entry.name)) readTypings(file, add);
    } else if (entry.name.endsWith('.d.ts')) {
      readTypings(file, add);
    }
  }
}

interface ThemeWithSchemes {
  readonly colorSchemes?: Readonly<Record<string, unknown>>;
}

/** Whether an object has a value at a path. */
export function hasPath(value: unknown, keys: readonly string[]): boolean {
  const [key, ...rest] = keys;
  if (key === undefined) return true;
  const isRecord = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isRecord || !(key in value)) return false;
  return hasPath((value as Record<string, unknown>)[key], rest);
}

/**
 * Reads what is installed.
 * @param installedAs Maps the name of a package to the one it is installed under.
 */
export function readInstalledNames(
  siteDir: string,
  installedAs: (packageName: string) => string,
): InstalledNames {
  const modules = path.join(siteDir, 'node_modules');
  const identifiers = new Set<string>();
  const packages = SCOPES.flatMap((scope) =>
    readdirSync(path.join(modules, scope)).map((name) => `${scope}/${name}`),
  ).filter((name) => name !== ICONS);
  // An older version has the packages that it depends on inside.
  const inside = packages
    .filter((name) => installedAs(name) !== name)
    .map((name) => `${installedAs(name)}/node_modules/@mui`);
  for (const name of [...packages.map(installedAs), ...inside, ...COMMON_TYPINGS]) {
    readTypings(path.join(modules, name), (identifier) => identifiers.add(identifier));
  }
  for (const file of readdirSync(path.join(modules, ICONS))) {
    if (file.endsWith('.d.ts')) identifiers.add(file.slice(0, -'.d.ts'.length));
  }

  const requireHere = createRequire(path.join(siteDir, 'package.json'));
  const { createTheme, experimental_extendTheme: extendTheme } = requireHere(
    `${installedAs('@mui/material')}/styles`,
  ) as Readonly<Record<string, (options: object) => ThemeWithSchemes>>;
  const current = createTheme?.({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  // Version 5 has another function for themes with CSS variables.
  const withVariables = current && 'vars' in current ? current : extendTheme?.({});
  // The palette of a scheme has more than that of the theme.
  const schemes = Object.values(withVariables?.colorSchemes ?? {});
  const themes = [createTheme?.({}), withVariables, ...schemes];

  return {
    hasIdentifier: (name) => identifiers.has(name),
    hasModule(specifier) {
      if (NOT_INSTALLED.test(specifier)) return true;
      const [, name = specifier, rest = ''] =
        /^(@[^/]+\/[^/]+|[^/]+)(\/.*)?$/.exec(specifier) ?? [];
      const stem = path.join(modules, `${installedAs(name)}${rest}`);
      return ['', '.js', '.d.ts', '.css', '.json'].some((ending) => existsSync(`${stem}${ending}`));
    },
    hasThemePath: (themePath) => themes.some((theme) => hasPath(theme, themePath.split('.'))),
  };
}
