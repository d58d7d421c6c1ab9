import type { ComponentType, ReactNode } from 'react';

/** The libraries whose look a demo can have; one wrapper component each. */
export const DEMO_LIBRARIES = ['material', 'joy', 'base', 'system'] as const;
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

/** A demo ready to render: its component and the wrapper that gives it its library's look. */
export interface LoadedDemo {
  readonly Component: ComponentType;
  readonly Library: ComponentType<{ children: ReactNode }>;
}

/** The text a reader sees and copies. */
export interface DemoSource {
  readonly typescript: {
    readonly code: string;
    /** The inside of a `code` element: escaped text and token spans. */
    readonly html: string;
  };
}

/** The default export of the module generated for `./X.tsx?demo`. */
export interface DemoModule {
  /** File name without its extension, e.g. `BasicButtons`. */
  readonly name: string;
  /** Address of the style sheet with its library's CSS variables; `null` if it has none. */
  readonly stylesheet: string | null;
  /** The loaded demo on the server, `null` in the browser. */
  readonly initial: LoadedDemo | null;
  /** The source on the server when the demo opens with its code shown, else `null`. */
  readonly initialSource: DemoSource | null;
  /** Rejects when the chunk cannot be fetched; may be called again. */
  load(): Promise<LoadedDemo>;
  /** Rejects when the chunk cannot be fetched; may be called again. */
  loadSource(): Promise<DemoSource>;
}

/** The props `<Demo>` has after the build has read its `src`. */
export interface DemoProps {
  readonly demo: DemoModule;
  /** Unique on the page; the demo's anchor. */
  readonly id: string;
  readonly bg?: DemoBackground;
  /** Height reserved for the demo, in px. */
  readonly height?: number;
  /** Greatest width of the demo, in px. */
  readonly maxWidth?: number;
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
}
