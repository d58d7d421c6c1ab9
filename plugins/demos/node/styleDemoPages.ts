import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { editBuiltPages } from '../../built-pages/editBuiltPages';
import {
  findFeatureStyleSheets,
  linkFeatureStyleSheets,
} from '../../built-pages/linkFeatureStyleSheets';
import { hoistStyles } from './hoistStyles';

const STYLE_SHEET_FOLDER = 'assets/css';

/**
 * Puts the styles of demos, and the style sheets of what only some pages show, into the heads of all
 * pages in a folder and its subfolders.
 * @param baseUrl Where the folder is served from, with `/` at the end.
 */
export async function styleDemoPages(folder: string, baseUrl: string): Promise<void> {
  const files = await readdir(path.join(folder, STYLE_SHEET_FOLDER)).catch(() => []);
  const styleSheets = findFeatureStyleSheets(files, `${baseUrl}${STYLE_SHEET_FOLDER}/`);
  await editBuiltPages(folder, (html) => hoistStyles(linkFeatureStyleSheets(html, styleSheets)));
}
