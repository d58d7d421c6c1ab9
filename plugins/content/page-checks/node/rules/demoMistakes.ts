import path from 'node:path';
import { remarkDemo } from '../../../demos/node';
import type { ContentPage } from '../contentPage';
import type { SharedProblem } from './acrossPages';

/** Finds what stops a build in the demos of pages: options, files that are not there, themes. */
export async function findDemoMistakes(
  siteDir: string,
  pages: readonly ContentPage[],
): Promise<SharedProblem[]> {
  const check = remarkDemo({ siteDir });
  const found = await Promise.all(
    pages.map(async ({ file, tree }): Promise<SharedProblem[]> => {
      try {
        // It rewrites what it checks.
        await check(structuredClone(tree), { path: path.join(siteDir, file) });
        return [];
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const [, line = '1', message = error.message] =
          /^.*?:(\d+): (.*)$/s.exec(error.message) ?? [];
        return [{ file, line: Number(line), message, rule: 'demo' }];
      }
    }),
  );
  return found.flat();
}
