import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../../common/files/boundedFiles';
import {
  LLMS_FILE,
  PAGES_FILE,
  type MarkdownPages,
  type MarkdownProduct,
  type MarkdownSitePage,
} from '../contract';
import type { DocProduct } from './collectPages';
import { siteList, versionList } from './llmsTxt';
import { readTexts } from '../../../common/dictionary/texts';

/** A built language and the content of its page lists. */
export interface MarkdownBuild {
  readonly siteDir: string;
  readonly outDir: string;
  readonly locale: string;
  readonly place: Pick<MarkdownPages, 'origin' | 'baseUrl'>;
  readonly title: string;
  readonly products: readonly DocProduct[];
  /** Pages outside the docs that are listed; paths include the language. */
  readonly sitePages: readonly MarkdownSitePage[];
  /** URLs of the changes files, by product id. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

function toProducts(build: MarkdownBuild): MarkdownProduct[] {
  const offered = build.products.filter(({ product }) => !product.experimental);
  return offered.map(({ product: { id, name }, versions }) => ({
    id,
    name,
    versions: versions.map(({ pages, ...version }) => ({
      ...version,
      pages: pages.flatMap(({ isListed, ...page }) => (isListed ? [page] : [])),
    })),
    changes: build.changes[id] ?? [],
  }));
}

/** Writes a language's page lists, as text and as JSON. */
export async function writePages(build: MarkdownBuild): Promise<void> {
  const { siteDir, outDir, locale, title, place } = build;
  const texts = readTexts(siteDir, locale);
  const list: MarkdownPages = {
    schema: 1,
    title,
    language: locale,
    ...place,
    products: toProducts(build),
    pages: build.sitePages,
  };
  await writeFile(path.join(outDir, PAGES_FILE), `${JSON.stringify(list)}\n`);
  await writeFile(path.join(outDir, LLMS_FILE), siteList(list, texts));
  for (const product of list.products) {
    for (const version of product.versions) {
      const folder = path.join(outDir, version.path.slice(place.baseUrl.length));
      await mkdir(folder, { recursive: true });
      await writeFile(
        path.join(folder, LLMS_FILE),
        versionList(place.origin, product, version, texts),
      );
    }
  }
}
