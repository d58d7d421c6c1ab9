import type { ApiMember } from '../../contract';
import { listTexts } from './mapTexts';
import { type ApiOverlay, stateOf, type TextState, toTextName } from './overlay';

/** State of the texts of an overlay, by name. */
export interface OverlayComparison {
  readonly total: number;
  readonly translated: number;
  /** Translations whose English text has changed, or without source hash. */
  readonly stale: readonly string[];
  /** Names that do not exist, or have no English text. */
  readonly unknown: readonly string[];
}

/** Compares an overlay with its component or hook. */
export function compareOverlay(member: ApiMember, overlay: ApiOverlay): OverlayComparison {
  const texts = listTexts(member).map(({ path, english }) => ({
    name: toTextName(path),
    state: stateOf(overlay, path, english),
  }));
  const names = new Set(texts.map(({ name }) => name));
  const inState = (wanted: TextState) =>
    texts.filter(({ state }) => state === wanted).map(({ name }) => name);
  return {
    total: texts.length,
    translated: inState('translated').length,
    stale: inState('stale'),
    unknown: [...overlay.keys()].filter((name) => !names.has(name)),
  };
}
