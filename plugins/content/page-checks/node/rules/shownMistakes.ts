import path from 'node:path';
import { remarkShownFiles } from '../../../code-blocks/node';
import { remarkDemo } from '../../../demos/node';
import type { ContentPage } from '../contentPage';
import type { SharedProblem } from './acrossPages';

/** Finds what stops a build in what pages show: options of demos, files and regions that are not there, themes. */
export async function findShownMistakes(
  siteDir: string,
  pages: readonly ContentPage[],
): Promise<SharedProblem[]> {
  const checks = [
    { rule: 'demo', check: remarkDemo({ siteDir }) },
    { rule: 'shown-file', check: remarkShownFiles({ siteDir }) },
  ];
  const found = await Promise.all(
    pages.flatMap(({ file, tree }) =>
      checks.map(async ({ rule, check }): Promise<SharedProblem[]> => {
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
