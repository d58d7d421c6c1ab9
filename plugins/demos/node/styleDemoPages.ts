import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hoistStyles } from './hoistStyles';
import { DEMO_CHUNK } from './libraryChunks';
import { linkDemoStyleSheet } from './linkDemoStyleSheet';

const STYLE_SHEET_FOLDER = 'assets/css';

/** The address of the style sheet of what shows demos; `null` when the build has none. */
async function findDemoStyleSheet(folder: string, baseUrl: string): Promise<string | null> {
  const files = await readdir(path.join(folder, STYLE_SHEET_FOLDER)).catch(() => []);
  const file = files.find((name) => name.startsWith(`${DEMO_CHUNK}.`) && name.endsWith('.css'));
  return file === undefined ? null : `${baseUrl}${STYLE_SHEET_FOLDER}/${file}`;
}

/**
 * Puts the styles of demos into the heads of all pages in a folder and its subfolders.
 * @param baseUrl Where the folder is served from, with `/` at the end.
 */
export async function styleDemoPages(folder: string, baseUrl: string): Promise<void> {
  const styleSheet = await findDemoStyleSheet(folder, baseUrl);
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const target = path.join(folder, file);
    const html = await readFile(target, 'utf8');
    const linked = styleSheet === null ? html : linkDemoStyleSheet(html, styleSheet);
    const styled = hoistStyles(linked);
    if (styled !== html) await writeFile(target, styled);
  }
}
