/** Applies the reader's choices to the document after the boot script's first run. */

import { STYLING_OF_PREFIX, type CodeStyling, type CodeVariant } from '../site/demoHash';
import { THEME_COLOR, type PaletteMode } from '../site/tokens';
import {
  isPaletteMode,
  modePreference,
  PALETTE_MODES,
  type Direction,
  type Mode,
  type PackageManager,
} from './model';

/** Returns the effective mode: `html[data-theme]`, written by Docusaurus. */
export function shownPaletteMode(): PaletteMode {
  const shown = document.documentElement.getAttribute('data-theme');
  return isPaletteMode(shown) ? shown : 'light';
}

/** Returns the chosen mode: `html[data-theme-choice]`, written by Docusaurus. */
export function shownMode(): Mode {
  return modePreference.parse(document.documentElement.getAttribute('data-theme-choice'));
}

/**
 * Writes an attribute only if its value changes. Browsers recalculate all styles when `body[dir]`
 * or the colour scheme are written, even with the same value, which would happen on every page
 * load.
 */
function changeAttribute(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function setMeta(name: string, content: string) {
  for (const meta of document.querySelectorAll(`meta[name="${name}"]`)) {
    changeAttribute(meta, 'content', content);
  }
}

/** Updates the body's class and the meta tags to the mode (spec §4). */
export function showPaletteMode(paletteMode: PaletteMode): void {
  for (const mode of PALETTE_MODES) {
    document.body.classList.toggle(`mode-${mode}`, mode === paletteMode);
  }
  setMeta('theme-color', THEME_COLOR[paletteMode]);
  setMeta('color-scheme', paletteMode);
}

/** `html[dir]` depends on the page's language, so style sheets use `html[data-dir]`. */
export function showDirection(direction: Direction): void {
  changeAttribute(document.documentElement, 'data-dir', direction);
  changeAttribute(document.body, 'dir', direction);
}

/** Sets the attribute by which style sheets select the tab of install commands. */
export function showPackageManager(packageManager: PackageManager): void {
  changeAttribute(document.documentElement, 'data-package-manager', packageManager);
}

/** Sets `html[data-code-variant]` to `ts` or `js`. */
export function showCodeVariant(variant: CodeVariant): void {
  changeAttribute(document.documentElement, 'data-code-variant', variant.toLowerCase());
}

/** Sets `html[data-code-styling]` to `system`, `tailwind` or `css`. */
export function showCodeStyling(styling: CodeStyling): void {
  const [name = ''] =
    Object.entries(STYLING_OF_PREFIX).find(([, value]) => value === styling) ?? [];
  changeAttribute(document.documentElement, 'data-code-styling', name);
}
