import { hashText } from './hashText';
import { toTextName, type ApiOverlay } from './overlayTypes';

/** The state of a text in a language. */
export type TextState = 'missing' | 'stale' | 'translated';

/**
 * Whether an overlay translates an English text. A translation of another English text, or one that
 * does not say what it was made from, is `stale`.
 */
export function stateOf(overlay: ApiOverlay, path: readonly string[], english: string): TextState {
  const found = overlay.get(toTextName(path));
  if (found === undefined || found.text.trim() === '') return 'missing';
  return found.source === hashText(english) ? 'translated' : 'stale';
}
