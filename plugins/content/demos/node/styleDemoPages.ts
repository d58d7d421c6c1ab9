import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { editBuiltPages, type PageEdit } from '../../../common/html-postbuild/editBuiltPages';
import {
  findPageStyleSheets,
  linkStyleSheets,
} from '../../../common/html-postbuild/linkStyleSheets';
import { hoistStyles } from './hoistStyles';

const STYLE_SHEET_FOLDER = 'assets/css';

async function readStyleSheets(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file,
        await readFile(path.join(folder, file), 'utf8'),
      ]),
    ),
  );
}

async function prepareEdit(folder: string, baseUrl: string): Promise<PageEdit> {
  const styleSheets = findPageStyleSheets(
    await readStyleSheets(path.join(folder, STYLE_SHEET_FOLDER)),
    `${baseUrl}${STYLE_SHEET_FOLDER}/`,
  );
  return (html) => hoistStyles(linkStyleSheets(html, styleSheets));
}

/**
 * Moves the styles of demos to the heads of all pages in a folder and its subfolders, and links the
 * style sheets that only some pages need.
 * @param baseUrl Base URL of the folder, with trailing slash.
 */
export function styleDemoPages(folder: string, baseUrl: string): Promise<void> {
  return editBuiltPages(folder, prepareEdit(folder, baseUrl));
}
