import type { ApiMember } from '../../contract';
import { type ApiOverlay, hashText, type OverlayText, stateOf, toTextName } from './overlay';
import { listTexts } from './mapTexts';

/**
 * Returns an overlay with all texts of a component or hook, in page order. Missing ones are empty;
 * missing and stale ones include their English text. Texts that it lacks stay at the end.
 */
export function completeOverlay(member: ApiMember, overlay: ApiOverlay): ApiOverlay {
  const known = new Map(
    listTexts(member).map(({ path, english }): [string, OverlayText] => {
      const name = toTextName(path);
      const isDone = stateOf(overlay, path, english) === 'translated';
      const found = overlay.get(name) ?? { path, text: '' };
      return [name, { ...found, english: isDone ? undefined : english }];
    }),
  );
  return new Map([...known, ...[...overlay].filter(([name]) => !known.has(name))]);
}

/** Sets the source hash of each translation to the current English text. */
export function stampOverlay(member: ApiMember, overlay: ApiOverlay): ApiOverlay {
  const englishTexts = new Map(
    listTexts(member).map(({ path, english }) => [toTextName(path), english]),
  );
  return new Map(
    [...overlay].map(([name, found]) => {
      const english = englishTexts.get(name);
      if (english === undefined || found.text.trim() === '') return [name, found];
      return [name, { ...found, english: undefined, source: hashText(english) }];
    }),
  );
}
