import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { toTwinPath, variantsOf, type MarkdownPage, type MarkdownSitePage } from '../contract';
import type { DemoSource } from '../../../content/demos/contract';
import { htmlToMarkdown } from './htmlToMarkdown';

interface TwinsBuild {
  readonly outDir: string;
  /** Without trailing slash. */
  readonly origin: string;
  /** Base URL of the language. */
  readonly baseUrl: string;
  /** Their titles are for pages without a heading of their own. */
  readonly pages: readonly (MarkdownPage | MarkdownSitePage)[];
}

/**
 * Writes the Markdown of built pages beside them.
 * @returns The title of each page, by path.
 */
export async function writeTwins({
  outDir,
  origin,
  baseUrl,
  pages,
}: TwinsBuild): Promise<Map<string, string>> {
  const toFile = (url: string) => path.join(outDir, url.slice(baseUrl.length));
  // Written by the plugin of the demos.
  const readSource = (url: string) => JSON.parse(readFileSync(toFile(url), 'utf8')) as DemoSource;
  const titles = new Map<string, string>();
  for (const page of pages) {
    const { path: permalink, title } = page;
    const variants = variantsOf(page);
    const html = await readFile(path.join(toFile(permalink), 'index.html'), 'utf8');
    const twins = htmlToMarkdown({ html, permalink, origin, readSource }, title, variants);
    for (const [index, markdown] of twins.entries()) {
      await writeFile(toFile(toTwinPath(permalink, variants[index], baseUrl)), markdown);
    }
    titles.set(permalink, /^# (.+)$/m.exec(twins[0] ?? '')?.[1] ?? title);
  }
  return titles;
}
