import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Whether a file's code can be what a demo is or imports. */
export function isDemoCode(fileName: string): boolean {
  return /\.tsx?$/.test(fileName) && !/\.(?:test|d)\.tsx?$/.test(fileName);
}

/** The folders of a site that pages, and so demos, are in, translated and of older versions too. */
export async function contentFolders(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => /^(?:docs|i18n)$|_versioned_docs$/.test(name))
    .sort();
}

/** The folders below `contentFolders` that hold demos; from the site's, with `/`, sorted. */
export async function demoFolders(siteDir: string): Promise<string[]> {
  const found = new Set<string>();
  for (const content of await contentFolders(siteDir)) {
    for (const file of await readdir(path.join(siteDir, content), { recursive: true })) {
      const parts = path.join(content, file).split(path.sep);
      const name = parts.pop() ?? '';
      if (name.endsWith('.tsx') && isDemoCode(name) && !parts.includes('__tests__')) {
        found.add(parts.join('/'));
      }
    }
  }
  return [...found].sort();
}
