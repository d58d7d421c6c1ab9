import type { Root } from 'mdast';
import path from 'node:path';
import { toSitePath } from '../../../../common/files/toSitePath';
import { ContentError } from '../../../../../src/site/contentError';
import { textAttribute } from '../../../../common/markdown/textAttribute';
import { eachElement } from '../../../../common/pages/parsePage';
import { remarkShownFiles } from '../../../code-blocks/node';
import { remarkDemo } from '../../../demos/node';
import { createPlayground } from '../../../playgrounds/node';
import { remarkKeyboardTables } from '../../../keyboard-tables/node';
import type { ContentPage } from '../contentPage';
import type { SharedProblem } from './acrossPages';

/** Creates the playgrounds of an English page, as its build does. Throws one sentence with the page's path and line. */
const checkPlaygrounds =
  (siteDir: string) => async (tree: Root, file: { readonly path: string }) => {
    const page = toSitePath(siteDir, file.path);
    const found: (readonly [component: string, line: number | undefined])[] = [];
    eachElement(tree, (name, element) => {
      const component = name === 'Playground' ? textAttribute(element, 'component') : undefined;
      if (component !== undefined) found.push([component, element.position?.start.line]);
    });
    for (const [component, line = 1] of found) {
      try {
        await createPlayground({ siteDir, page, component });
      } catch (error) {
        throw new ContentError(`${page}:${line}: ${(error as Error).message}`);
      }
    }
  };

/** Finds what stops a build in what pages show: options of demos, files and regions that are not there, themes, playgrounds, tables of keys. */
export async function findShownMistakes(
  siteDir: string,
  pages: readonly ContentPage[],
): Promise<SharedProblem[]> {
  const checks = [
    { rule: 'demo', check: remarkDemo({ siteDir }) },
    { rule: 'shown-file', check: remarkShownFiles({ siteDir }) },
    { rule: 'playground', check: checkPlaygrounds(siteDir) },
    { rule: 'keyboard-table', check: remarkKeyboardTables({ siteDir }) },
  ];
  const found = await Promise.all(
    pages.flatMap(({ file, tree, isTranslated }) =>
      checks
        .filter(({ rule }) => rule !== 'playground' || !isTranslated)
        .map(async ({ rule, check }): Promise<SharedProblem[]> => {
          try {
            // It rewrites what it checks.
            await check(structuredClone(tree), { path: path.join(siteDir, file) });
            return [];
          } catch (error) {
            if (!(error instanceof Error)) throw error;
            const [, line = '1', message = error.message] =
              /^.*?:(\d+): (.*)$/s.exec(error.message) ?? [];
            return [{ file, line: Number(line), message, rule }];
          }
        }),
    ),
  );
  return found.flat();
}
