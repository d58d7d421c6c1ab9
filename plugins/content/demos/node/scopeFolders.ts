import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { GUIDE_FOLDER } from '../../../../src/site/guideFolders';

/** Whether a file can be a demo or imported by one. */
export function isDemoCode(fileName: string): boolean {
  return /\.tsx?$/.test(fileName) && !/\.(?:test|d)\.tsx?$/.test(fileName);
}

/**
 * Returns the folders that may contain pages and demos, including translations and older versions.
 */
export async function contentFolders(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => /^(?:docs|i18n)$|_versioned_docs$/.test(name))
    .sort();
}

/**
 * Returns the folders with demos below `contentFolders`, relative to the site, with `/`, sorted.
 */
export async function demoFolders(siteDir: string): Promise<string[]> {
  const found = new Set<string>();
  for (const content of await contentFolders(siteDir)) {
    for (const file of await readdir(path.join(siteDir, content), { recursive: true })) {
      const parts = path.join(content, file).split(path.sep);
      const name = parts.pop() ?? '';
      if (GUIDE_FOLDER.test(`${parts.join('/')}/`)) continue;
      if (name.endsWith('.tsx') && isDemoCode(name) && !parts.includes('__tests__')) {
        found.add(parts.join('/'));
      }
    }
  }
  return [...found].sort();
}
