import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';
import type { ToolName } from './toolVersions';

export interface MainFileOptions {
  readonly variant: CodeVariant;
  readonly library: DemoLibrary;
  /**
   * The demo has a style sheet of its own: it must win over the library's styles, and tells dark
   * from light by an attribute.
   */
  readonly ownStyleSheet: boolean;
  /** Emotion's styles are turned round for right-to-left. */
  readonly flipped: boolean;
  /** The project has `index.css`. */
  readonly hasStyleSheet: boolean;
}

export interface MainFile {
  readonly code: string;
  /** The packages it needs. */
  readonly packages: readonly ToolName[];
}

/** What a library puts round an application. */
interface LibraryRoot {
  readonly packages: readonly ToolName[];
  readonly baseline: string | null;
  /** The module that has `StyledEngineProvider`; `null` for a library without styles. */
  readonly styles: string | null;
  /** What is imported of `styles` for the provider. */
  readonly names: readonly string[];
  /** Statements before the application is rendered. */
  readonly setup: readonly string[];
  /** The provider's opening tag, without `<` and `>`. */
  readonly provider: string | null;
}

/** The length of a line, as formatted by this site. */
const LINE_LENGTH = 100;

function cssVarsProvider(flipped: boolean, ownStyleSheet: boolean): string {
  return [
    'CssVarsProvider',
    ...(flipped ? ['theme={theme}'] : []),
    ...(ownStyleSheet ? [`attribute="${COLOR_SCHEME_ATTRIBUTE}"`] : []),
    'defaultMode="system"',
  ].join(' ');
}

function libraryRoot(library: DemoLibrary, flipped: boolean, ownStyleSheet: boolean): LibraryRoot {
  switch (library) {
    case 'material':
      return {
        packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
        baseline: '@mui/material/CssBaseline',
        styles: '@mui/material/styles',
        names: ['ThemeProvider', 'createTheme'],
        setup: [
          'const theme = createTheme({',
          ownStyleSheet
            ? `  cssVariables: { colorSchemeSelector: '${COLOR_SCHEME_ATTRIBUTE}' },`
            : '  cssVariables: true,',
          '  colorSchemes: { light: true, dark: true },',
          ...(flipped ? ["  direction: 'rtl',"] : []),
          '});',
        ],
        provider: 'ThemeProvider theme={theme}',
      };
    case 'material-v5':
      return {
        packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
        baseline: '@mui/material/CssBaseline',
        styles: '@mui/material/styles',
        names: [
          'Experimental_CssVarsProvider as CssVarsProvider',
          ...(flipped ? ['experimental_extendTheme as extendTheme'] : []),
        ],
        setup: flipped ? ["const theme = extendTheme({ direction: 'rtl' });"] : [],
        provider: cssVarsProvider(flipped, ownStyleSheet),
      };
    case 'joy':
      return {
        packages: ['@mui/joy', '@emotion/react', '@emotion/styled'],
        baseline: '@mui/joy/CssBaseline',
        styles: '@mui/joy/styles',
        names: flipped ? ['CssVarsProvider', 'extendTheme'] : ['CssVarsProvider'],
        setup: flipped ? ["const theme = extendTheme({ direction: 'rtl' });"] : [],
        provider: cssVarsProvider(flipped, ownStyleSheet),
      };
    case 'system':
    case 'base':
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

/** An import, on lines of its own where it is long. */
function importLines(names: readonly string[], source: string): readonly string[] {
  const line = `import { ${names.join(', ')} } ${source}`;
  return line.length > LINE_LENGTH
    ? ['import {', ...names.map((name) => `  ${name},`), `} ${source}`]
    : [line];
}

/** Puts lines of JSX into elements, the first of them outermost. */
function nest(tags: readonly (string | null)[], lines: readonly string[]): readonly string[] {
  return tags.reduceRight<readonly string[]>((children, tag) => {
    if (!tag) return children;
    return [`<${tag}>`, ...children.map((line) => `  ${line}`), `</${tag.split(' ')[0]}>`];
  }, lines);
}

/** The file that renders the demo, with what an application of its library has round it. */
export function createMainFile({
  variant,
  library,
  ownStyleSheet,
  flipped,
  hasStyleSheet,
}: MainFileOptions): MainFile {
  const root = libraryRoot(library, flipped, ownStyleSheet);
  // The flipping cache puts its styles first by itself.
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
    ...(names.length > 0 ? importLines(names, `from '${root.styles}';`) : []),
    ...(flipped
      ? ["import { prefixer } from 'stylis';", "import rtlPlugin from 'stylis-plugin-rtl';"]
      : []),
    ...(hasStyleSheet ? ["import './index.css';"] : []),
    "import Demo from './Demo';",
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
