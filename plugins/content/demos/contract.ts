import type { ComponentType, ReactNode } from 'react';

/** The libraries whose look a demo can have; one wrapper component each. */
export const DEMO_LIBRARIES = ['material', 'material-v5', 'joy', 'base', 'system'] as const;
export type DemoLibrary = (typeof DEMO_LIBRARIES)[number];

/** What stands behind a demo: a bordered card, nothing, or a soft gradient. */
export const DEMO_BACKGROUNDS = ['outlined', 'inline', 'gradient'] as const;
export type DemoBackground = (typeof DEMO_BACKGROUNDS)[number];

/**
 * How the libraries' CSS variables follow the site's colour mode. The generated style sheet and
 * the themes in the browser must agree on it.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';
export const COLOR_SCHEME_SELECTOR = `[${COLOR_SCHEME_ATTRIBUTE}="%s"]`;

/** The same for Joy UI, which takes a function: `undefined` asks for what both modes share. */
export function joyColorSchemeSelector(colorScheme: string | undefined): string {
  if (!colorScheme) return ':root';
  const selector = COLOR_SCHEME_SELECTOR.replace('%s', colorScheme);
  return colorScheme === 'light' ? `:root, ${selector}` : selector;
}

/**
 * The same for Material UI 5, whose theme makes variables but no style sheets. Of its two palettes the
 * light one is the default, but for what must not shine through in the dark one.
 */
export function materialV5Sheets(
  generateCssVars: (colorScheme?: 'light' | 'dark') => {
    readonly css: Readonly<Record<string, unknown>>;
  },
): readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[] {
  const [light, dark] = ['light', 'dark'].map((scheme) =>
    COLOR_SCHEME_SELECTOR.replace('%s', scheme),
  ) as [string, string];
  const css = Object.entries(generateCssVars('light').css);
  const ofLightOnly = ([name]: readonly [string, unknown]) =>
    /^--mui-(?:overlays-|palette-AppBar-dark)/.test(name);
  return [
    { ':root': generateCssVars().css },
    { [light]: Object.fromEntries(css.filter(ofLightOnly)) },
    { [`:root, ${light}`]: Object.fromEntries(css.filter((entry) => !ofLightOnly(entry))) },
    { [dark]: generateCssVars('dark').css },
  ];
}

/**
 * A value of the libraries' style sheets without the fallbacks in its `var()`s. The variables they
 * stand in for are always there, and Material UI writes them differently from one theme to the next.
 */
export function withoutFallbacks(value: unknown): string {
  return String(value).replace(/(var\(--[\w-]+),[^()]*\)/g, '$1)');
}

/**
 * On the `link` to a library's variables that the server writes beside each demo; the build moves
 * it to the page's head.
 */
export const STYLE_SHEET_MARK = 'data-library-style-sheet';

/** The ways a demo can be styled, as file names and hashes spell them; `system` is always there. */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

/**
 * The style sheet from which Tailwind CSS makes the utilities of demos, here and in an application.
 * Without the reset, which a library brings itself. The utilities are in no cascade layer, or the
 * libraries' styles, which are in none, would win. The theme's values stand in the utilities, because
 * this site has variables of the same names. Spacing is the library's: half its unit, as Tailwind's is
 * half of 8 px.
 */
export const TAILWIND_CSS = `@import 'tailwindcss/theme' layer(theme) theme(inline);
@import 'tailwindcss/utilities';

@custom-variant dark (&:where([${COLOR_SCHEME_ATTRIBUTE}='dark'], [${COLOR_SCHEME_ATTRIBUTE}='dark'] *));

@theme inline {
  --spacing: calc(var(--mui-spacing, 8px) / 2);
}
`;

/** Pathname, under the site's base URL, of the page that runs edited demos in a sandboxed frame. */
export const DEMO_RUNNER_ROUTE = '/demo-runner/';

/** A demo ready to render: its component and the wrapper that gives it its library's look. */
export interface LoadedDemo {
  /** A demo in a frame is given `window`, which returns the frame's. */
  readonly Component: ComponentType<{ window?: () => Window }>;
  readonly Library: ComponentType<LibraryProps>;
  /** What a demo styled with Tailwind CSS needs beside the library's styles; `null` for others. */
  readonly css: string | null;
}

/** The props of a library's wrapper. */
export interface LibraryProps {
  readonly children: ReactNode;
  /** The document the demo is in, when that is a frame's. */
  readonly container?: Document;
  /** Puts the library's styles before all others, so that a demo's own style sheet wins. */
  readonly injectFirst?: boolean;
}

/** Code as a reader sees it. */
export interface ShownCode {
  readonly code: string;
  /** The inside of a `code` element: escaped text and token spans. */
  readonly html: string;
}

/** A file of a demo: its own, or one beside it that it imports. */
export interface DemoFile extends ShownCode {
  /**
   * Path from the demo's folder, without `.`, e.g. `BasicButtons.tsx`, `orders.ts`, `Orders.css`. In
   * JavaScript `.tsx` is `.jsx` and `.ts` is `.js`. Files of other folders have moved into this one.
   */
  readonly name: string;
}

/** One demo in one language and styling. */
export interface DemoCode {
  /** The demo's own file, then those it imports. */
  readonly files: readonly [DemoFile, ...DemoFile[]];
  /** The example's JSX when it is at most 16 lines long. */
  readonly preview: ShownCode | null;
}

/** The text of a demo in one styling, and what an application needs to run it. */
export interface DemoSource {
  readonly typescript: DemoCode;
  readonly javascript: DemoCode;
  /** Package -> exact version: the imports of all files, and what those packages ask for. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Package -> exact version: what the TypeScript form needs too, the compiler and `@types`. */
  readonly typeDependencies: Readonly<Record<string, string>>;
}

/** The default export of the module generated for `./X.tsx?demo`. */
export interface DemoModule {
  /** File name without its extension, e.g. `BasicButtons`. */
  readonly name: string;
  /** Path of the file from the site's folder, e.g. `docs/material-ui/react-button/BasicButtons.tsx`. */
  readonly path: string;
  readonly library: DemoLibrary;
  /** Address of the style sheet with its library's CSS variables; `null` if it has none. */
  readonly stylesheet: string | null;
  /** The stylings it comes in, in the order of `DEMO_STYLINGS`. */
  readonly stylings: readonly DemoStyling[];
  /** Lines of the preview in the styling `system`; 0 for a demo without one. */
  readonly previewLines: number;
  /** It shows icons by a font, which comes after the page. */
  readonly usesIconFont?: true;
  /** The loaded demo on the server (styling `system`), `null` in the browser. */
  readonly initial: LoadedDemo | null;
  /** The source on the server, where the page's HTML holds a preview or the open code, else `null`. */
  readonly initialSource: DemoSource | null;
  /** Rejects when the chunk cannot be fetched; may be called again. */
  load(styling: DemoStyling): Promise<LoadedDemo>;
  /** Rejects when the chunk cannot be fetched; may be called again. */
  loadSource(styling: DemoStyling): Promise<DemoSource>;
}

/** The props `<Demo>` has after the build has read its `src`. */
export interface DemoProps {
  readonly demo: DemoModule;
  /** Unique on the page; the demo's anchor. */
  readonly id: string;
  readonly bg?: DemoBackground;
  /** Height reserved for the demo, in px; of its frame, when it has one. */
  readonly height?: number;
  /** Greatest width of the demo, in px. */
  readonly maxWidth?: number;
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
  /** Shows the demo in a document of its own, as wide as the demo. */
  readonly iframe?: boolean;
  /** No ad under the demo once its code has been shown. */
  readonly disableAd?: boolean;
}
