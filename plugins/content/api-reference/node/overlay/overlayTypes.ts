import type { ApiComponent, ApiHook } from '../../contract';

/** What one overlay file translates. */
export type ApiMember = ApiComponent | ApiHook;

/** A translated text of a component or hook, in Markdown. */
export interface OverlayText {
  /** Where it stands in the file, e.g. `['props', 'variant', 'description']`. */
  readonly path: readonly string[];
  /** Empty while it is not translated. */
  readonly text: string;
  /** The hash of the English text it was made from (`hashText`). */
  readonly source?: string;
  /** The English text, for the translator to see; nothing reads it. */
  readonly english?: string;
}

/** The translated texts of a component or hook, by name (`toTextName`), in the order of the file. */
export type ApiOverlay = ReadonlyMap<string, OverlayText>;

/** The name of a text, e.g. `props.variant.description`. */
export function toTextName(path: readonly string[]): string {
  return path.join('.');
}
