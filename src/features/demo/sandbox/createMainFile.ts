import { COLOR_SCHEME_ATTRIBUTE } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';
import { findDemoLibrary, type DemoLibrary } from '@site/src/site/demoLibraries';
import type { ToolName } from './toolVersions';

export interface MainFileOptions {
  readonly variant: CodeVariant;
  readonly library: DemoLibrary;
  /**
   * Whether the demo has its own style sheet, which must override the library's styles and selects
   * the mode by an attribute.
   */
  readonly ownStyleSheet: boolean;
  /** Whether the demo renders its own provider of a theme, as an application does. */
  readonly ownProvider: boolean;
  /** Import path of the demo's theme file, if it has one. */
  readonly themeFile: string | null;
  /** The libraries' texts in the reader's language: name -> import. */
  readonly locales: Readonly<Record<string, string>>;
  /** Whether the demo creates a theme from the one outside, which may have no CSS variables then. */
  readonly extendsTheme: boolean;
  /** Whether Emotion's styles are mirrored for right-to-left. */
  readonly flipped: boolean;
  /** Whether the project has `index.css`. */
  readonly hasStyleSheet: boolean;
}

export interface MainFile {
  readonly code: string;
  /** Packages that it imports. */
  readonly packages: readonly ToolName[];
}

/** A library's application wrapper. */
interface LibraryRoot {
  readonly packages: readonly ToolName[];
  readonly baseline: string | null;
  /** Module that exports `StyledEngineProvider`; `null` for a library without styles. */
  readonly styles: string | null;
  /** Imports from `styles` for the provider. */
  readonly names: readonly string[];
  /** Statements before rendering. */
  readonly setup: readonly string[];
  /** Opening tag of the provider, without `<` and `>`. */
  readonly provider: string | null;
}

const NO_PROVIDER = { names: [], setup: [], provider: null };

/** Provider of the demo's theme file; the page's language and direction are merged into it. */
function ownThemeProvider({ themeFile, flipped, locales }: MainFileOptions) {
  const merged = [...(flipped ? ["{ direction: 'rtl' }"] : []), ...Object.keys(locales)];
  const isMerged = merged.length > 0;
  return {
    themeImport: `import ${isMerged ? 'ownTheme' : 'theme'} from '${themeFile}';`,
    names: ['ThemeProvider', ...(isMerged ? ['createTheme'] : [])],
    setup: isMerged ? [`const theme = createTheme(${['ownTheme', ...merged].join(', ')});`] : [],
    provider: 'ThemeProvider theme={theme}',
  };
}

/** Print width of this site's Prettier config. */
const LINE_LENGTH = 100;

function cssVarsProvider(hasTheme: boolean, ownStyleSheet: boolean): string {
  return [
    'CssVarsProvider',
    ...(hasTheme ? ['theme={theme}'] : []),
    ...(ownStyleSheet ? [`attribute="${COLOR_SCHEME_ATTRIBUTE}"`] : []),
    'defaultMode="system"',
  ].join(' ');
}

/** Creates the theme of Material UI, with other themes that are merged into it. */
function createThemeLines(options: readonly string[], merged: readonly string[]): string[] {
  if (merged.length === 0) {
    return ['const theme = createTheme({', ...options.map((line) => `  ${line},`), '});'];
  }
  return [
    'const theme = createTheme(',
    '  {',
    ...options.map((line) => `    ${line},`),
    '  },',
    ...merged.map((name) => `  ${name},`),
    ');',
  ];
}

function libraryRoot({
  library,
  flipped,
  ownStyleSheet,
  extendsTheme,
  locales,
}: MainFileOptions): LibraryRoot {
  const localeNames = Object.keys(locales);
  const hasTheme = flipped || localeNames.length > 0;
  const facts = findDemoLibrary(library);
  switch (facts?.theme) {
    case 'createTheme':
      return {
        packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
        baseline: '@mui/material/CssBaseline',
        styles: '@mui/material/styles',
        names: ['ThemeProvider', 'createTheme'],
        setup: createThemeLines(
          [
            ...(ownStyleSheet
              ? [`cssVariables: { colorSchemeSelector: '${COLOR_SCHEME_ATTRIBUTE}' }`]
              : extendsTheme
                ? []
                : ['cssVariables: true']),
            'colorSchemes: { light: true, dark: true }',
            ...(flipped ? ["direction: 'rtl'"] : []),
          ],
          localeNames,
        ),
        provider: 'ThemeProvider theme={theme}',
      };
    case 'experimental_extendTheme':
      return {
        packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
        baseline: '@mui/material/CssBaseline',
        styles: '@mui/material/styles',
        names: [
          'Experimental_CssVarsProvider as CssVarsProvider',
          ...(hasTheme ? ['experimental_extendTheme as extendTheme'] : []),
        ],
        setup: hasTheme
          ? [
              `const theme = extendTheme(${[flipped ? "{ direction: 'rtl' }" : '{}', ...localeNames].join(', ')});`,
            ]
          : [],
        provider: cssVarsProvider(hasTheme, ownStyleSheet),
      };
    case 'extendTheme':
      return {
        packages: ['@mui/joy', '@emotion/react', '@emotion/styled'],
        baseline: '@mui/joy/CssBaseline',
        styles: '@mui/joy/styles',
        names: flipped ? ['CssVarsProvider', 'extendTheme'] : ['CssVarsProvider'],
        setup: flipped ? ["const theme = extendTheme({ direction: 'rtl' });"] : [],
        provider: cssVarsProvider(flipped, ownStyleSheet),
      };
    default:
      return {
        packages: library === 'system' ? ['@mui/system', '@emotion/react', '@emotion/styled'] : [],
        baseline: null,
        styles: library === 'system' ? '@mui/system' : null,
        names: [],
        setup: [],
        provider: null,
      };
  }
}

function cacheSetup(ownStyleSheet: boolean): string[] {
  return [
    'const cache = createCache({',
    "  key: 'rtl',",
    ...(ownStyleSheet ? ['  prepend: true,'] : []),
    '  stylisPlugins: [prefixer, rtlPlugin],',
    '});',
  ];
}

const ROOT_LOOKUP: Readonly<Record<CodeVariant, readonly string[]>> = {
  JS: ["createRoot(document.getElementById('root')).render("],
  TS: [
    "const container = document.getElementById('root');",
    'if (!container) {',
    '  throw new Error(\'The page has no element with the id "root".\');',
    '}',
    '',
    'createRoot(container).render(',
  ],
};

/** Formats an import, on several lines if it is long. */
function importLines(names: readonly string[], source: string): readonly string[] {
  const line = `import { ${names.join(', ')} } ${source}`;
  return line.length > LINE_LENGTH
    ? ['import {', ...names.map((name) => `  ${name},`), `} ${source}`]
    : [line];
}

/** Nests lines of JSX in elements, the first outermost. */
function nest(tags: readonly (string | null)[], lines: readonly string[]): readonly string[] {
  return tags.reduceRight<readonly string[]>((children, tag) => {
    if (!tag) return children;
    return [`<${tag}>`, ...children.map((line) => `  ${line}`), `</${tag.split(' ')[0]}>`];
  }, lines);
}

/** Returns the file that renders the demo in its library's application wrapper. */
export function createMainFile(options: MainFileOptions): MainFile {
  const { variant, ownStyleSheet, ownProvider, themeFile, flipped, hasStyleSheet } = options;
  const wrapped = libraryRoot(options);
  const own = themeFile === null ? ownProvider && NO_PROVIDER : ownThemeProvider(options);
  const root = { themeImport: null, ...wrapped, ...own };
  const locales = root.setup.length > 0 ? Object.values(options.locales) : [];
  // The mirroring cache injects its styles first anyway.
  const engine = ownStyleSheet && !flipped && root.styles !== null;
  const names = engine ? ['StyledEngineProvider', ...root.names].sort() : root.names;

  const imports = [
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(flipped
      ? [
          "import createCache from '@emotion/cache';",
          "import { CacheProvider } from '@emotion/react';",
        ]
      : []),
    ...(root.baseline ? [`import CssBaseline from '${root.baseline}';`] : []),
    ...locales,
    ...(names.length > 0 ? importLines(names, `from '${root.styles}';`) : []),
    ...(flipped
      ? ["import { prefixer } from 'stylis';", "import rtlPlugin from 'stylis-plugin-rtl';"]
      : []),
    ...(hasStyleSheet ? ["import './index.css';"] : []),
    "import Demo from './Demo';",
    ...(root.themeImport === null ? [] : [root.themeImport]),
  ];
  const rendered = nest(
    [
      'React.StrictMode',
      flipped ? 'CacheProvider value={cache}' : null,
      engine ? 'StyledEngineProvider injectFirst' : null,
      root.provider,
    ],
    [...(root.baseline ? ['<CssBaseline enableColorScheme />'] : []), '<Demo />'],
  );
  const blocks = [
    imports,
    flipped ? cacheSetup(ownStyleSheet) : [],
    root.setup,
    [
      ...ROOT_LOOKUP[variant],
      ...rendered.map((line, index) =>
        index === rendered.length - 1 ? `  ${line},` : `  ${line}`,
      ),
      ');',
    ],
  ];

  return {
    code: `${blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n')}\n`,
    packages: [
      ...root.packages,
      ...(flipped
        ? (['@emotion/cache', '@emotion/react', 'stylis', 'stylis-plugin-rtl'] as const)
        : []),
    ],
  };
}
