import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import type { CodeVariant } from '../../../../src/site/demoHash';
import { toTwinPath } from '../contract';
import type { DemoSource } from '../../../content/demos/contract';
import { htmlToMarkdown } from './htmlToMarkdown';

/** A page that the build has written. */
export interface TwinPage {
  /** Path with language and trailing slash. */
  readonly permalink: string;
  /** For a page without a heading of its own. */
  readonly title: string;
  readonly variants: readonly CodeVariant[];
}

interface TwinsBuild {
  readonly outDir: string;
  /** Without trailing slash. */
  readonly origin: string;
  /** Base URL of the language. */
  readonly baseUrl: string;
  readonly pages: readonly TwinPage[];
}

/**
 * Writes the Markdown of built pages beside them.
 * @returns The title of each page.
 */
export async function writeTwins({
  outDir,
  origin,
  baseUrl,
  pages,
}: TwinsBuild): Promise<string[]> {
  const toFile = (url: string) => path.join(outDir, url.slice(baseUrl.length));
  // Written by the plugin of the demos.
  const readSource = (url: string) => JSON.parse(readFileSync(toFile(url), 'utf8')) as DemoSource;
  const titles: string[] = [];
  for (const { permalink, title, variants } of pages) {
    const html = await readFile(path.join(toFile(permalink), 'index.html'), 'utf8');
    const twins = htmlToMarkdown({ html, permalink, origin, readSource }, title, variants);
    for (const [index, markdown] of twins.entries()) {
      await writeFile(toFile(toTwinPath(permalink, variants[index], baseUrl)), markdown);
    }
    titles.push(/^# (.+)$/m.exec(twins[0] ?? '')?.[1] ?? title);
  }
  return titles;
}
