import { hashText } from './hashText';
import { toTextName, type ApiOverlay } from './overlayTypes';

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
