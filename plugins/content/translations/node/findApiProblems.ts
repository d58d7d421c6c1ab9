import type { ApiMember } from '../../api-reference/contract';
import {
  listTexts,
  overlayFile,
  parseOverlays,
  stateOf,
  toTextName,
} from '../../api-reference/node';
import type { TranslationProblem } from './comparePages';
import { compareTexts } from './textParts';
import { findTextProblems, toProse, type Terms } from './textRules';

/**
 * Compares the translated API texts of a language with English, except those whose English text has
 * changed. `members` are the documented components and hooks by id.
 */
export function findApiProblems(
  siteDir: string,
  locale: string,
  members: ReadonlyMap<string, ApiMember>,
  terms: Terms,
): TranslationProblem[] {
  return [...parseOverlays(siteDir, locale)].flatMap(([id, { overlay, lines }]) => {
    const file = overlayFile(locale, id);
    const member = members.get(id);
    if (!member) return [{ file, line: 1, message: 'named after no component or hook.' }];
    const english = new Map(listTexts(member).map((text) => [toTextName(text.path), text]));
    return [...overlay].flatMap(([name, { text }]) => {
      const source = english.get(name);
      const messages = !source
        ? [`the API has no ${name}.`]
        : stateOf(overlay, source.path, source.english) === 'translated'
          ? [...compareTexts(text, source.english), ...findTextProblems(toProse(text), terms)]
          : [];
      return messages.map((message) => ({ file, line: lines.get(name) ?? 1, message }));
    });
  });
}
