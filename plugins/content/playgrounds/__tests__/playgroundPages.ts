import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';

export const SITE_DIR = path.resolve(__dirname, '../../../..');

/** Returns the playgrounds of all English pages. */
export function playgroundPages(): { readonly page: string; readonly component: string }[] {
  return DOCS_VERSIONS.flatMap(({ docsPath }) => {
    const folder = path.join(SITE_DIR, docsPath);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        const page = path.posix.join(docsPath, file.split(path.sep).join('/'));
        return [...text.matchAll(/<Playground component="(\w+)"/g)].map(([, component = '']) => ({
          page,
          component,
        }));
      });
  });
}
