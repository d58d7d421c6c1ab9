import { hashText } from './hashText';
import { listTexts } from './listTexts';
import { toTextName, type ApiMember, type ApiOverlay, type OverlayText } from './overlayTypes';
import { stateOf } from './textState';

function toEntry({ path, text, source }: OverlayText, english?: string): OverlayText {
  return {
    path,
    ...(english !== undefined && { english }),
    text,
    ...(source !== undefined && { source }),
  };
}

function toOverlay(texts: readonly OverlayText[]): ApiOverlay {
  return new Map(texts.map((text) => [toTextName(text.path), text]));
}

/** What an overlay has beyond the texts of its member: it is never thrown away unasked. */
function listUnknown(overlay: ApiOverlay, known: readonly OverlayText[]): OverlayText[] {
  const names = new Set(known.map(({ path }) => toTextName(path)));
  return [...overlay].filter(([name]) => !names.has(name)).map(([, text]) => text);
}

/**
 * An overlay with every text of a component or hook, in the order of the page. What is missing is
 * empty; what is missing or stale has its English text beside it.
 */
export function completeOverlay(member: ApiMember, overlay: ApiOverlay): ApiOverlay {
  const known = listTexts(member).map(({ path, english }): OverlayText => {
    const found = overlay.get(toTextName(path)) ?? { path, text: '' };
    const isDone = stateOf(overlay, path, english) === 'translated';
    return toEntry(found, isDone ? undefined : english);
  });
  return toOverlay([...known, ...listUnknown(overlay, known)]);
}

/** An overlay that says of each translated text that it matches the English text as it is now. */
export function stampOverlay(member: ApiMember, overlay: ApiOverlay): ApiOverlay {
  const englishTexts = new Map(
    listTexts(member).map(({ path, english }) => [toTextName(path), english]),
  );
  return toOverlay(
    [...overlay].map(([name, found]) => {
      const english = englishTexts.get(name);
      if (english === undefined || found.text.trim() === '') return found;
      return toEntry({ ...found, source: hashText(english) });
    }),
  );
}
