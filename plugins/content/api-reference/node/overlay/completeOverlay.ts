import type { ApiMember } from '../../contract';
import { type ApiOverlay, hashText, type OverlayText, stateOf, toTextName } from './overlay';
import { listTexts } from './mapTexts';

function toOverlay(texts: readonly OverlayText[]): ApiOverlay {
  return new Map(texts.map((text) => [toTextName(text.path), text]));
}

/** Returns the texts of an overlay that its member lacks; they are never deleted implicitly. */
function listUnknown(overlay: ApiOverlay, known: readonly OverlayText[]): OverlayText[] {
  const names = new Set(known.map(({ path }) => toTextName(path)));
  return [...overlay].filter(([name]) => !names.has(name)).map(([, text]) => text);
}

/**
 * Returns an overlay with all texts of a component or hook, in page order. Missing ones are empty;
 * missing and stale ones include their English text.
 */
export function completeOverlay(member: ApiMember, overlay: ApiOverlay): ApiOverlay {
  const known = listTexts(member).map(({ path, english }): OverlayText => {
    const found = overlay.get(toTextName(path)) ?? { path, text: '' };
    const isDone = stateOf(overlay, path, english) === 'translated';
    return { ...found, english: isDone ? undefined : english };
  });
  return toOverlay([...known, ...listUnknown(overlay, known)]);
}

/** Sets the source hash of each translation to the current English text. */
export function stampOverlay(member: ApiMember, overlay: ApiOverlay): ApiOverlay {
  const englishTexts = new Map(
    listTexts(member).map(({ path, english }) => [toTextName(path), english]),
  );
  return toOverlay(
    [...overlay].map(([name, found]) => {
      const english = englishTexts.get(name);
      if (english === undefined || found.text.trim() === '') return found;
      return { ...found, english: undefined, source: hashText(english) };
    }),
  );
}
