import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS, type ProductFace } from '../../../../src/site/products';
import { parseJsonFile } from '../../../common/json/parseJsonFile';

/** What the site's files say about products. */
export interface ProductSources {
  /** Text of `src/site/products.ts`. */
  readonly list: string;
  /** Text of `src/ui/ProductLogo/marks.tsx`. */
  readonly logos: string;
  /** `productMenus.descriptions` of the English dictionary, to which other languages fall back. */
  readonly descriptions: object;
  /** Folders of `docs/`. */
  readonly folders: readonly string[];
}

/** A family, with the parts that menus offer in its place. */
interface Family extends ProductFace {
  readonly route: string;
  readonly parts: readonly ProductFace[];
}

const LIST = 'src/site/products.ts';

/** Finds what a product in `src/site/products.ts` lacks; each problem names the line and the fix. */
export function findProductProblems(
  families: readonly Family[],
  { list, logos, descriptions, folders }: ProductSources,
): string[] {
  const problems: string[] = [];
  const lines = list.split('\n');
  const report = (id: string, problem: string) =>
    problems.push(
      `${LIST}:${lines.findIndex((line) => line.includes(`id: '${id}'`)) + 1}: ${problem}`,
    );
  const seen = new Set<string>();
  for (const { id, logo } of families.flatMap((family) => [family, ...family.parts])) {
    if (seen.has(id)) report(id, `there are two products "${id}"; give one another id.`);
    seen.add(id);
    if (!new RegExp(`^  '?${logo}'?: `, 'm').test(logos)) {
      report(id, `there is no logo "${logo}"; draw it in src/ui/ProductLogo/marks.tsx.`);
    }
    if (!Object.hasOwn(descriptions, id)) {
      report(id, `say what it is in "productMenus.descriptions.${id}" of i18n/en/dictionary.json.`);
    }
  }
  for (const { id, route } of families) {
    if (!/^(?:\/[a-z][a-z\d-]*)+$/.test(route)) {
      report(id, `the route "${route}" is not a path like "/${id}".`);
    }
    if (!folders.includes(id)) report(id, `there is no folder docs/${id}; add it with a page.`);
  }
  return problems;
}

/** Finds what the site's products lack. */
export function readProductProblems(siteDir: string): string[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const dictionary = parseJsonFile(read('i18n/en/dictionary.json'), 'i18n/en/dictionary.json');
  const { productMenus } = dictionary as { productMenus?: { descriptions?: object } };
  return findProductProblems(PRODUCTS, {
    list: read(LIST),
    logos: read('src/ui/ProductLogo/marks.tsx'),
    descriptions: productMenus?.descriptions ?? {},
    folders: readdirSync(path.join(siteDir, 'docs')),
  });
}
