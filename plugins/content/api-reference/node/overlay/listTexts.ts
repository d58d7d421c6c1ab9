import { mapTexts } from './mapTexts';
import type { ApiMember } from './overlayTypes';

/** An English text to translate. */
export interface EnglishText {
  readonly path: readonly string[];
  readonly english: string;
}

/** The texts of a component or hook itself; those that it inherits are translated where they are. */
export function listTexts(member: ApiMember): EnglishText[] {
  const texts: EnglishText[] = [];
  mapTexts(member, (english, path, inheritedFrom) => {
    if (inheritedFrom === undefined) texts.push({ path, english });
    return english;
  });
  return texts;
}
