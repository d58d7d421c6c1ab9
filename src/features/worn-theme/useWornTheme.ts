import type { BuiltThemeOptions, FamilyName } from '@site/src/features/built-theme';
import { useThemeSettings } from '@site/src/prefs';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';

/** A theme that demos of a library wear over the site's. */
export interface WornTheme {
  readonly family: FamilyName;
  readonly options: BuiltThemeOptions;
  /** Name of a theme that is shown in one place only, and needs CSS variables of its own. */
  readonly shownAs?: string;
}

/** A theme for what is inside, instead of the reader's settings: the preview of the builder. */
export const ShownThemeContext = createContext<WornTheme | null>(null);

type ReadText = (text: string) => WornTheme;

// Kept, so that a demo that comes later has the theme at once.
let readText: ReadText | null = null;

/** Loads what reads a stored theme. May be called again. */
async function load(): Promise<ReadText> {
  const { decodeTheme, familyOf, themeOptionsOf } = await import('@site/src/features/built-theme');
  readText = (text) => {
    const { theme } = decodeTheme(text);
    return { family: familyOf(theme), options: themeOptionsOf(theme) };
  };
  return readText;
}

/** The theme that demos of a library wear; `null` on the server, and for readers who chose none, who load nothing. */
export function useWornTheme(family: FamilyName): WornTheme | null {
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
    const theme = shown ?? (worn !== '' && read ? read(worn) : null);
    return theme?.family === family ? theme : null;
  }, [shown, worn, read, family]);
}
