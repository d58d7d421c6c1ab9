import { mapTexts } from './mapTexts';
import type { ApiMember } from './overlayTypes';

/** A text to translate. */
export interface EnglishText {
  readonly path: readonly string[];
  readonly english: string;
}

/** Returns the own texts of a component or hook; inherited ones are translated at their origin. */
export function listTexts(member: ApiMember): EnglishText[] {
  const texts: EnglishText[] = [];
  mapTexts(member, (english, path, inheritedFrom) => {
    if (inheritedFrom === undefined) texts.push({ path, english });
    return english;
  });
  return texts;
}
