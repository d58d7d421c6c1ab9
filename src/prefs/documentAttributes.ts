/** How the reader's choices show on the document, after the boot script set them for the first time. */

import { STYLING_OF_PREFIX, type CodeStyling, type CodeVariant } from '../site/demoHash';
import { THEME_COLOR, type PaletteMode } from '../site/tokens';
import {
  isPaletteMode,
  modePreference,
  type Direction,
  type Mode,
  type PackageManager,
} from './model';

/** The effective mode that the document shows: `html[data-theme]`, written by Docusaurus. */
export function shownPaletteMode(): PaletteMode {
  const shown = document.documentElement.getAttribute('data-theme');
  return isPaletteMode(shown) ? shown : 'light';
}

/** The chosen mode that the document shows: `html[data-theme-choice]`, written by Docusaurus. */
export function shownMode(): Mode {
  return modePreference.parse(document.documentElement.getAttribute('data-theme-choice'));
}

function setMeta(name: string, content: string) {
  for (const meta of document.querySelectorAll(`meta[name="${name}"]`)) {
    meta.setAttribute('content', content);
  }
}

/** Brings the body's class and the meta tags in step with the mode (spec §4). */
export function showPaletteMode(paletteMode: PaletteMode): void {
  document.body.classList.remove('mode-light', 'mode-dark');
  document.body.classList.add(`mode-${paletteMode}`);
  setMeta('theme-color', THEME_COLOR[paletteMode]);
  setMeta('color-scheme', paletteMode);
}

/** `html[dir]` belongs to the page's language, so style sheets go by `html[data-dir]`. */
export function showDirection(direction: Direction): void {
  document.documentElement.setAttribute('data-dir', direction);
  document.body.setAttribute('dir', direction);
}

/** Lets style sheets show the right tab of install commands. */
export function showPackageManager(packageManager: PackageManager): void {
  document.documentElement.setAttribute('data-package-manager', packageManager);
}

/** `ts` or `js` in `html[data-code-variant]`. */
export function showCodeVariant(variant: CodeVariant): void {
  document.documentElement.setAttribute('data-code-variant', variant.toLowerCase());
}

/** `system`, `tailwind` or `css` in `html[data-code-styling]`. */
export function showCodeStyling(styling: CodeStyling): void {
  const [name = ''] =
    Object.entries(STYLING_OF_PREFIX).find(([, value]) => value === styling) ?? [];
  document.documentElement.setAttribute('data-code-styling', name);
}
