import type { ApiMember, EnglishPart, EnglishPartsFile } from '../../contract';
import type { ApiPageAddress } from '../../../../../src/site/apiReference';
import { createMemberLookup } from '../models/members';
import type { ApiModel } from '../models/modelRequest';
import { mapTexts } from './mapTexts';

/** All texts of a component or hook, inherited ones included, each with its part of the page. */
function listAll(member: ApiMember): { readonly part: EnglishPart; readonly text: string }[] {
  const texts: { part: EnglishPart; text: string }[] = [];
  mapTexts(member, (text, [group = '', name]) => {
    texts.push({ part: (name === undefined ? 'description' : group) as EnglishPart, text });
    return text;
  });
  return texts;
}

/**
 * Finds the parts of API pages with English texts, by comparing the models before and after
 * translation. Pages without such parts are left out.
 */
export function findEnglishParts(
  pages: readonly ApiPageAddress[],
  english: readonly ApiModel[],
  translated: readonly ApiModel[],
): EnglishPartsFile {
  const lookups = [english, translated].map(createMemberLookup);
  return Object.fromEntries(
    pages.flatMap(({ pathname, packageName, names }) => {
      const texts = names.flatMap((name) => {
        const [source, own] = lookups.map((find) => find(packageName, name));
        if (!source || !own) return [];
        const shown = listAll(own);
        return listAll(source).map(({ part, text }, index) => ({
          part,
          isEnglish: shown[index]?.text === text,
        }));
      });
      const left = texts.filter(({ isEnglish }) => isEnglish);
      if (left.length === 0) return [];
      const parts = [...new Set(left.map(({ part }) => part))];
      return [[pathname, left.length === texts.length ? 'all' : parts]];
    }),
  );
}
