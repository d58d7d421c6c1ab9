import type { Root } from 'mdast';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { toSitePath } from '../../../common/files/toSitePath';
import { ContentError } from '../../../../src/site/contentError';
import { GUIDE_FOLDER } from '../../../../src/site/guideFolders';
import { foldersOfPage } from '../../../common/pages/pageFiles';
import { cutRegion } from './cutRegion';

/** `file=./_app/theme.ts` or `file=./_app/theme.ts#region`. */
const FILE = /(?:^|\s)file=(["']?)(\.{1,2}\/[^\s"'#]+)(?:#([\w-]+))?\1(?=\s|$)/;

/** The name that a file has in its application. */
function nameInGuide(file: string): string {
  const folder = GUIDE_FOLDER.exec(file);
  return folder ? file.slice(folder.index + folder[0].length) : path.posix.basename(file);
}

/** Returns the candidates for a file that a page shows; for a translation, also beside the English page. */
const placesOf = (page: string, file: string) =>
  foldersOfPage(page).map((folder) => path.posix.join(folder, file));

/** Lists the files that the fences of a page may show, relative to the site. */
export const findShownFiles = (source: string, page: string): string[] =>
  source
    .split('\n')
    .filter((line) => line.trimStart().startsWith('```'))
    .flatMap((line) => {
      const [, , file] = FILE.exec(line) ?? [];
      return file === undefined ? [] : placesOf(page, file);
    });

/**
 * Remark plugin that fills a fence with the file, or the region of a file, that its `file=` names, and gives it the
 * file's name as title. Throws with file and line if there is no such file or region, or the fence has code.
 */
export function remarkShownFiles({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, { path: pagePath }: { readonly path: string }): void => {
    const page = toSitePath(siteDir, pagePath);
    visit(tree, 'code', (node) => {
      const [option, , file, region] = FILE.exec(node.meta ?? '') ?? [];
      if (option === undefined || file === undefined) return;
      const fail = (message: string) => {
        throw new ContentError(`${page}:${node.position?.start.line}: ${message}`);
      };
      const places = placesOf(page, file);
      const found = places.find((place) => existsSync(path.join(siteDir, place)));
      if (node.value.trim()) fail(`the code block shows ${file}; remove its own code.`);
      if (!found) return fail(`there is no file ${places.at(-1)}; create it, or correct file=.`);
      try {
        node.value = cutRegion(readFileSync(path.join(siteDir, found), 'utf8'), region);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        fail(`${found} ${error.message}`);
      }
      const rest = node.meta?.replace(option, '').trim() ?? '';
      node.meta = /\btitle=/.test(rest) ? rest : `title="${nameInGuide(found)}" ${rest}`.trim();
    });
  };
}
