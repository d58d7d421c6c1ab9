import { listTexts } from './listTexts';
import { toTextName, type ApiMember, type ApiOverlay } from './overlayTypes';
import { stateOf, type TextState } from './textState';

/** What an overlay has of the texts of its component or hook; texts by name. */
export interface OverlayComparison {
  readonly total: number;
  readonly translated: number;
  /** Translations whose English changed since, or that do not say what they were made from. */
  readonly stale: readonly string[];
  /** Names that the component or hook does not have, or has without an English text. */
  readonly unknown: readonly string[];
}

/** Compares an overlay with the component or hook it is for. */
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
