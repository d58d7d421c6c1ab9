import type { BuiltThemeOptions } from '@site/src/features/built-theme';
import { useThemeSettings } from '@site/src/prefs';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';

/** A theme that demos of Material UI wear over the site's. */
export interface WornTheme {
  readonly options: BuiltThemeOptions;
  /** Name of a theme that is shown in one place only, and needs CSS variables of its own. */
  readonly shownAs?: string;
}

/** A theme for what is inside, instead of the reader's settings: the preview of the builder. */
export const ShownThemeContext = createContext<WornTheme | null>(null);

type ReadText = (text: string) => BuiltThemeOptions;

// Kept, so that a demo that comes later has the theme at once.
let readText: ReadText | null = null;

/** Loads what reads a stored theme. May be called again. */
async function load(): Promise<ReadText> {
  const { decodeTheme, themeOptionsOf } = await import('@site/src/features/built-theme');
  readText = (text) => themeOptionsOf(decodeTheme(text).theme);
  return readText;
}

/** The theme that demos wear; `null` on the server, and for readers who chose none, who load nothing. */
export function useWornTheme(): WornTheme | null {
  const shown = useContext(ShownThemeContext);
  const { worn } = useThemeSettings();
  const [read, setRead] = useState<ReadText | null>(() => readText);
  const wanted = worn !== '' && !shown && !read;

  useEffect(() => {
    if (!wanted) return;
    // Without it, demos have the site's theme.
    load().then(
      (loaded) => setRead(() => loaded),
      () => undefined,
    );
  }, [wanted]);

  return useMemo(() => {
    if (shown) return shown;
    return worn !== '' && read ? { options: read(worn) } : null;
  }, [shown, worn, read]);
}
