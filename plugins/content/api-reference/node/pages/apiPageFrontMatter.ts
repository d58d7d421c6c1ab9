import type { MarkdownConfig } from '@docusaurus/types';
import { GENERATED_FIELD } from '../../../../../src/site/generatedPages';
import { parseFrontMatter } from '../../../../common/front-matter/parseFrontMatter';
import { findApiPage } from './apiAddresses';
import { readApiTexts, toPageTexts, type ApiTexts } from './apiTexts';

interface Options {
  readonly siteDir: string;
  /** Language of the build. */
  readonly locale: string;
}

/**
 * Returns the site's `markdown.parseFrontMatter`. It sets the title and description of generated
 * pages, whose file is shared by all languages, in the language of the build.
 */
export function apiPageFrontMatter({
  siteDir,
  locale,
}: Options): MarkdownConfig['parseFrontMatter'] {
  let texts: ApiTexts | undefined;
  return async (params) => {
    const parsed = parseFrontMatter(params.fileContent, params.filePath, siteDir);
    const pathname = parsed.frontMatter[GENERATED_FIELD];
    const page = typeof pathname === 'string' ? findApiPage(pathname) : undefined;
    if (!page) return parsed;
    texts ??= readApiTexts(siteDir, locale);
    return { ...parsed, frontMatter: { ...parsed.frontMatter, ...toPageTexts(page, texts) } };
  };
}
