/** How the reader's choices show on the document, after the boot script set them for the first time. */

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

/** The effective mode that the document shows: `html[data-theme]`, written by Docusaurus. */
export function shownPaletteMode(): PaletteMode {
  const shown = document.documentElement.getAttribute('data-theme');
  return isPaletteMode(shown) ? shown : 'light';
}

/** The chosen mode that the document shows: `html[data-theme-choice]`, written by Docusaurus. */
export function shownMode(): Mode {
  return modePreference.parse(document.documentElement.getAttribute('data-theme-choice'));
}

/**
 * A browser computes the whole page's styles again when `body[dir]` or the colour scheme are written,
 * also when they stay as they are: which they do in every page that starts.
 */
function changeAttribute(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function setMeta(name: string, content: string) {
  for (const meta of document.querySelectorAll(`meta[name="${name}"]`)) {
    changeAttribute(meta, 'content', content);
  }
}

/** Brings the body's class and the meta tags in step with the mode (spec §4). */
export function showPaletteMode(paletteMode: PaletteMode): void {
  for (const mode of PALETTE_MODES) {
    document.body.classList.toggle(`mode-${mode}`, mode === paletteMode);
  }
  setMeta('theme-color', THEME_COLOR[paletteMode]);
  setMeta('color-scheme', paletteMode);
}

/** `html[dir]` belongs to the page's language, so style sheets go by `html[data-dir]`. */
export function showDirection(direction: Direction): void {
  changeAttribute(document.documentElement, 'data-dir', direction);
  changeAttribute(document.body, 'dir', direction);
}

/** Lets style sheets show the right tab of install commands. */
export function showPackageManager(packageManager: PackageManager): void {
  changeAttribute(document.documentElement, 'data-package-manager', packageManager);
}

/** `ts` or `js` in `html[data-code-variant]`. */
export function showCodeVariant(variant: CodeVariant): void {
  changeAttribute(document.documentElement, 'data-code-variant', variant.toLowerCase());
}

/** `system`, `tailwind` or `css` in `html[data-code-styling]`. */
export function showCodeStyling(styling: CodeStyling): void {
  const [name = ''] =
    Object.entries(STYLING_OF_PREFIX).find(([, value]) => value === styling) ?? [];
  changeAttribute(document.documentElement, 'data-code-styling', name);
}
