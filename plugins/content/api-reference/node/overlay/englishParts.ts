import type {
  ApiFile,
  ApiHooksFile,
  ApiMember,
  EnglishPart,
  EnglishPartsFile,
} from '../../contract';
import type { ApiPageAddress } from '../../../../../src/site/apiReference';
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

/** Models of packages in a language. */
interface Models {
  readonly components: readonly ApiFile[];
  readonly hooks: readonly ApiHooksFile[];
}

/** All components and hooks by package and name. */
function byName({ components, hooks }: Models): ReadonlyMap<string, ApiMember> {
  const members = [
    ...components.map(
      (file) => [file.package, Object.values({ ...file.components, ...file.interfaces })] as const,
    ),
    ...hooks.map((file) => [file.package, Object.values(file.hooks)] as const),
  ];
  return new Map(
    members.flatMap(([name, all]) =>
      all.map((member: ApiMember) => [`${name} ${member.name}`, member]),
    ),
  );
}

/**
 * Finds the parts of API pages with English texts, by comparing the models before and after
 * translation. Pages without such parts are left out.
 */
export function findEnglishParts(
  pages: readonly ApiPageAddress[],
  english: Models,
  translated: Models,
): EnglishPartsFile {
  const [before, after] = [byName(english), byName(translated)];
  return Object.fromEntries(
    pages.flatMap(({ pathname, packageName, names }) => {
      const texts = names.flatMap((name) => {
        const [source, own] = [before, after].map((all) => all.get(`${packageName} ${name}`));
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
