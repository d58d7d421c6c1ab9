import type { ApiComponent, ApiHook } from '../../contract';

/** Subject of an overlay file. */
export type ApiMember = ApiComponent | ApiHook;

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
