import { createHash } from 'node:crypto';

/** Translation of a text of a component or hook, in Markdown. */
export interface OverlayText {
  /** Path in the file, e.g. `['props', 'variant', 'description']`. */
  readonly path: readonly string[];
  /** Empty if not translated. */
  readonly text: string;
  /** Hash of the English source text (`hashText`). */
  readonly source?: string;
  /** English text, for translators only. */
  readonly english?: string;
}

/** Translations of a component or hook by name (`toTextName`), in file order. */
export type ApiOverlay = ReadonlyMap<string, OverlayText>;

/** Returns the name of a text, e.g. `props.variant.description`. */
export function toTextName(path: readonly string[]): string {
  return path.join('.');
}

/** Returns the folder of a language's overlay files, relative to the site. */
export function overlayFolder(locale: string): string {
  return `i18n/${locale}/api`;
}

/** Returns the overlay file of a component or hook, e.g. `i18n/zh/api/material-ui/button.json`. */
export function overlayFile(locale: string, id: string): string {
  return `${overlayFolder(locale)}/${id}.json`;
}

const OVERLAY_FILE = /^i18n\/([^/]+)\/api\/(.+)\.json$/;

/** Returns language and id of an overlay file, relative to the site; undefined for other files. */
export function parseOverlayFile(file: string): { locale: string; id: string } | undefined {
  const [, locale, id] = OVERLAY_FILE.exec(file) ?? [];
  return locale === undefined || id === undefined ? undefined : { locale, id };
}

const HASH_LENGTH = 8;

/**
 * Returns the first 8 hex digits of the SHA-256 of a text, ignoring differences in line endings.
 */
export function hashText(text: string): string {
  return createHash('sha256')
    .update(text.replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/** Translation state of a text. */
export type TextState = 'missing' | 'stale' | 'translated';

/**
 * Returns the state of an English text's translation. It is `stale` if the English text has
 * changed, or the translation has no source hash.
 */
export function stateOf(overlay: ApiOverlay, path: readonly string[], english: string): TextState {
  const found = overlay.get(toTextName(path));
  if (found === undefined || found.text.trim() === '') return 'missing';
  return found.source === hashText(english) ? 'translated' : 'stale';
}
