import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hoistStyles } from './hoistStyles';

/** Applies `hoistStyles` to every HTML file of a folder and its subfolders. */
export async function hoistStylesInFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const target = path.join(folder, file);
    const html = await readFile(target, 'utf8');
    const hoisted = hoistStyles(html);
    if (hoisted !== html) await writeFile(target, hoisted);
  }
}
