import type { ComponentType, ReactNode } from 'react';
import type { DemoLibrary } from '../../../src/site/demoLibraries';

/** Background of a demo: bordered card, none, or gradient. */
export const DEMO_BACKGROUNDS = ['outlined', 'inline', 'gradient'] as const;
export type DemoBackground = (typeof DEMO_BACKGROUNDS)[number];

/**
 * Attribute by which the libraries' CSS variables follow the colour mode. Used by the generated
 * style sheet and by the themes in the browser.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';
export const COLOR_SCHEME_SELECTOR = `[${COLOR_SCHEME_ATTRIBUTE}="%s"]`;

/** The same for Joy UI, which requires a function: `undefined` selects rules for both modes. */
export function joyColorSchemeSelector(colorScheme: string | undefined): string {
  if (!colorScheme) return ':root';
  const selector = COLOR_SCHEME_SELECTOR.replace('%s', colorScheme);
  return colorScheme === 'light' ? `:root, ${selector}` : selector;
}

/**
 * The same for a theme of `experimental_extendTheme`, which has variables but no style sheets. The light palette is
 * the default, except for values that must not leak into the dark one.
 */
export function experimentalSheets(
  generateCssVars: (colorScheme?: 'light' | 'dark') => {
    readonly css: Readonly<Record<string, unknown>>;
  },
): readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[] {
  const [light, dark] = ['light', 'dark'].map((scheme) =>
    COLOR_SCHEME_SELECTOR.replace('%s', scheme),
  ) as [string, string];
  const css = Object.entries(generateCssVars('light').css);
  const ofLightOnly = ([name]: readonly [string, unknown]) =>
    /^--mui-(?:\w+-)?(?:overlays-|palette-AppBar-dark)/.test(name);
  return [
    { ':root': generateCssVars().css },
    { [light]: Object.fromEntries(css.filter(ofLightOnly)) },
    { [`:root, ${light}`]: Object.fromEntries(css.filter((entry) => !ofLightOnly(entry))) },
    { [dark]: generateCssVars('dark').css },
  ];
}

/**
 * Removes the fallbacks of `var()` from a style sheet's value. The variables are always defined,
 * and Material UI formats fallbacks differently between themes.
 */
export function withoutFallbacks(value: unknown): string {
  return String(value).replace(/(var\(--[\w-]+),[^()]*\)/g, '$1)');
}

/**
 * Attribute of the `link` to a library's variables that the server renders beside each demo; the
 * build moves it to the head.
 */
export const STYLE_SHEET_MARK = 'data-library-style-sheet';

/** Language of the site -> the libraries' export with their texts; missing for their own. */
export const LIBRARY_LOCALES: Readonly<Partial<Record<string, string>>> = {
  zh: 'zhCN',
  pt: 'ptBR',
};

/** Package -> its module with texts. */
export const LOCALE_MODULES: Readonly<Record<string, string>> = {
  '@mui/material': '@mui/material/locale',
  '@mui/x-data-grid': '@mui/x-data-grid/locales',
  '@mui/x-date-pickers': '@mui/x-date-pickers/locales',
};

/** Stylings of demos, as in file names and hashes; `system` always exists. */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

/**
 * Input style sheet of Tailwind CSS, for demos on this site and in exported projects. Without
 * preflight, since libraries bring a reset. Not in a cascade layer, because the libraries'
 * unlayered styles would override it. Theme values are inlined, because this site has variables
 * with the same names. Spacing is half of the library's unit, as Tailwind's is half of 8 px.
 */
export const TAILWIND_CSS = `@import 'tailwindcss/theme' layer(theme) theme(inline);
@import 'tailwindcss/utilities';

@custom-variant dark (&:where([${COLOR_SCHEME_ATTRIBUTE}='dark'], [${COLOR_SCHEME_ATTRIBUTE}='dark'] *));

@theme inline {
  --spacing: calc(var(--mui-spacing, 8px) / 2);
}
`;

/** Pathname of the runner page for edited demos, below the site's base URL. */
export const DEMO_RUNNER_ROUTE = '/demo-runner/';

/** What the runner may do. Without `allow-same-origin`, its origin is opaque. */
export const DEMO_RUNNER_SANDBOX = 'allow-scripts allow-forms';

/** End of a theme file's name, also in JavaScript. */
export const THEME_FILE = /\.theme\.[jt]sx?$/;

/** The theme of a demo's theme file. */
export interface DemoTheme {
  /** Name of the file without `.theme.ts` or `.theme.tsx`. */
  readonly name: string;
  /** Its default export: what the library's `createTheme` returned. */
  readonly value: object;
}

/** A demo that can be rendered: its component and its library's wrapper. */
export interface LoadedDemo {
  readonly Component: ComponentType;
  readonly Library: ComponentType<LibraryProps>;
  /** CSS of a demo in Tailwind CSS; `null` for others. */
  readonly css: string | null;
  readonly theme?: DemoTheme;
}

/** Props of a library's wrapper. */
export interface LibraryProps {
  readonly children: ReactNode;
  /** Document of the demo, if it is in a frame. */
  readonly container?: Document;
  /**
   * Injects the library's styles before all others, so that the demo's own style sheet overrides
   * them.
   */
  readonly injectFirst?: boolean;
  /** Merged into the library's theme; only for a library whose demos may have one. */
  readonly theme?: DemoTheme | undefined;
}

/** Displayed code. */
export interface ShownCode {
  readonly code: string;
  /** Content of a `code` element: escaped text and token spans. */
  readonly html: string;
}

/** A file of a demo: its own, or an imported one. */
export interface DemoFile extends ShownCode {
  /**
   * Path relative to the demo's folder, e.g. `BasicButtons.tsx`, `orders.ts`, `Orders.css`. In
   * JavaScript `.tsx` becomes `.jsx`, and `.ts` `.js`. Files of other folders are moved into this
   * one.
   */
  readonly name: string;
}

/** A demo in one language and styling. */
export interface DemoCode {
  /** The demo's own file, then imported ones, then its theme file. */
  readonly files: readonly [DemoFile, ...DemoFile[]];
  /** The lines to show at first: JSX or theme of the example if it has at most 16 lines. */
  readonly preview: ShownCode | null;
}

/** Source of a demo in one styling, and the packages to run it. */
export interface DemoSource {
  readonly typescript: DemoCode;
  readonly javascript: DemoCode;
  /** Package -> exact version: imports of all files, and their peer dependencies. */
  readonly dependencies: Readonly<Record<string, string>>;
  /**
   * Package -> exact version: additional packages for TypeScript, i.e. the compiler and `@types`.
   */
  readonly typeDependencies: Readonly<Record<string, string>>;
}

/** What is rendered on a stage: a demo, or a playground's component. */
export interface StagedDemo {
  /** File name without extension, e.g. `BasicButtons`. */
  readonly name: string;
  /** Path relative to the site, e.g. `docs/material-ui/react-button/BasicButtons.tsx`. */
  readonly path: string;
  readonly library: DemoLibrary;
  /** URL of the style sheet with its library's CSS variables; `null` if it has none. */
  readonly stylesheet: string | null;
  /** The demo on the server (styling `system`), `null` in the browser. */
  readonly initial: LoadedDemo | null;
  /** Rejects if the chunk cannot be loaded; may be called again. */
  load(styling: DemoStyling): Promise<LoadedDemo>;
}

/** Default export of the module generated for `./X.tsx?demo`. */
export interface DemoModule extends StagedDemo {
  /** Its stylings, in the order of `DEMO_STYLINGS`. */
  readonly stylings: readonly DemoStyling[];
  /** Lines of the preview in the styling `system`; 0 without preview. */
  readonly previewLines: number;
  /** Whether it uses the icon font. */
  readonly usesIconFont?: true;
  /**
   * The source on the server if the page's HTML contains a preview or the open code, else `null`.
   */
  readonly initialSource: DemoSource | null;
  /** On the server: URLs of the sources in all stylings, separated by spaces. */
  readonly sources?: string;
  /** Rejects if the chunk cannot be loaded; may be called again. */
  loadSource(styling: DemoStyling): Promise<DemoSource>;
}

/** Props of `<Demo>` after the build has resolved `src`. */
export interface DemoProps {
  readonly demo: DemoModule;
  /** Anchor of the demo; unique on the page. */
  readonly id: string;
  readonly bg?: DemoBackground;
  /** Reserved height of the demo, or least height of its frame, in px. */
  readonly height?: number;
  /** The same for a frame narrower than 600 px. */
  readonly narrowHeight?: number;
  /** Maximum width of the demo in px. */
  readonly maxWidth?: number;
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
  /** Renders the demo in a frame with the demo's width. */
  readonly iframe?: boolean;
  /** The frame keeps its height, and higher content scrolls in it. */
  readonly scrollable?: boolean;
  /** No ad below the demo after its code was opened. */
  readonly disableAd?: boolean;
}
