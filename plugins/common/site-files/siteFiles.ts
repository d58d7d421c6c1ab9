import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { LOCALE_CODES } from '../../../src/site/locales';
import { listFiles } from '../files/listFiles';

/** The site whose files the commands edit. */
export const SITE_DIR = path.resolve(__dirname, '../../..');

export const inSite = (file: string) => path.join(SITE_DIR, file);

export const readSiteFile = (file: string) => readFileSync(inSite(file), 'utf8');

/** Writes a file as Prettier formats it, unless it has that text, and says so. */
export async function writeSiteFile(file: string, text: string): Promise<void> {
  const options = await prettier.resolveConfig(inSite(file));
  const isFormatted = /\.(?:[cm]?[jt]sx?|json|mdx?)$/.test(file);
  const formatted = isFormatted
    ? await prettier.format(text, { ...options, filepath: inSite(file) })
    : text;
  if (existsSync(inSite(file)) && readSiteFile(file) === formatted) return;
  mkdirSync(path.dirname(inSite(file)), { recursive: true });
  writeFileSync(inSite(file), formatted);
  console.log(`Wrote ${file}`);
}

/** Edits a file of the site. */
export async function editSiteFile(file: string, edit: (text: string) => string): Promise<void> {
  await writeSiteFile(file, edit(readSiteFile(file)));
}

/** Removes a file or folder, and says so. */
export function removeFromSite(file: string): void {
  if (!existsSync(inSite(file))) return;
  rmSync(inSite(file), { recursive: true });
  console.log(`Removed ${file}`);
}

/** Returns the files of a folder and its folders, relative to the site; none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  listFiles(inSite(folder)).map((name) => `${folder}/${name}`);

/** Returns the folders of a version's translations, as Docusaurus names them. */
export const translationsOf = (productId: string, folder: string): string[] =>
  LOCALE_CODES.map((code) => `i18n/${code}/docusaurus-plugin-content-docs-${productId}/${folder}`);

/** Lists the lines with one of the texts, as `file:line:text`, in what Git knows or does not ignore. */
export function findLines(texts: readonly string[], paths: readonly string[]): string[] {
  const { stdout } = spawnSync(
    'git',
    [
      ...['grep', '--untracked', '-n', '-I', '-F'],
      ...texts.flatMap((text) => ['-e', text]),
      ...['--', ...paths],
    ],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}
