import type { DemoTheme } from '@site/plugins/content/demos/contract';
import type { BuiltThemeOptions } from '@site/src/features/built-theme';
import type { ThemeSettings } from '@site/src/prefs';

/** Settings of a library's theme (spec §3). */
export interface LibrarySettings extends Pick<
  ThemeSettings,
  'direction' | 'dense' | 'spacing' | 'paletteColors'
> {
  /** A theme over these settings, that the reader has built. */
  readonly builtTheme?: BuiltThemeOptions | undefined;
}

/** What a theme is for, if not for all demos in the page. */
export interface ThemeUse {
  /** Document of a demo in a frame. */
  readonly container?: Document | undefined;
  /** Theme of the demo's theme file. */
  readonly own?: DemoTheme | undefined;
  /** Name of a theme that is shown in one place only: its variables have names of their own. */
  readonly shownAs?: string | undefined;
}
