import type { MarkdownConfig } from '@docusaurus/types';
import { GENERATED_FIELD } from '../../../../../src/site/generatedPages';
import { readTexts, type Texts } from '../../../../common/dictionary/texts';
import { parseFrontMatter } from '../../../../common/front-matter/parseFrontMatter';
import { findApiPage } from './apiAddresses';
import { API_TEXTS, toPageTexts } from './apiTexts';

interface Options {
  readonly siteDir: string;
  /** Language of the build. */
  readonly locale: string;
}

const NOT_FOR_READERS = ['allow', 'questions'];

/**
 * Returns the site's `markdown.parseFrontMatter`. It sets the title and description of generated
 * pages, whose file is shared by all languages, in the language of the build, and leaves out what only checks
 * and the search index read from the file: readers download the rest with each page.
 */
export function apiPageFrontMatter({
  siteDir,
  locale,
}: Options): MarkdownConfig['parseFrontMatter'] {
  let texts: Texts | undefined;
  return async (params) => {
    const parsed = parseFrontMatter(params.fileContent, params.filePath, siteDir);
    const { frontMatter } = parsed;
    for (const field of NOT_FOR_READERS) delete frontMatter[field];
    const pathname = frontMatter[GENERATED_FIELD];
    const page = typeof pathname === 'string' ? findApiPage(pathname) : undefined;
    if (!page) return parsed;
    texts ??= readTexts(siteDir, locale, API_TEXTS);
    return { ...parsed, frontMatter: { ...frontMatter, ...toPageTexts(page, texts) } };
  };
}
