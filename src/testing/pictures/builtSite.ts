import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../site/locales';
import { demosOf } from './samples';

const TRANSLATIONS = LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE);

/** Whether the folder is a finished build of the site: the headers are written last. */
export const isBuild = (folder: string): boolean => existsSync(path.join(folder, '_headers'));

/** Throws one sentence when the folder is not a built site. */
export function requireBuild(option: string, folder: string): void {
  if (isBuild(folder)) return;
  throw new Error(`${option} ${folder}: there is no built site; run \`npm run build\` first.`);
}

/** The English pages of a built site, by path, and the ids of the demos on them. */
export function builtDemos(folder: string): Map<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.sort()) {
    const segments = file.split(path.sep);
    if (segments.pop() !== 'index.html') continue;
    if (TRANSLATIONS.some((code) => code === segments[0])) continue;
    const html = readFileSync(path.join(folder, file), 'utf8');
    if (html.includes('data-redirect')) continue;
    pages.set(['', ...segments, ''].join('/'), demosOf(html));
  }
  return pages;
}
