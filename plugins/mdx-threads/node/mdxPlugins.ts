import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkApiPages from '../../api-pages/node/pages/remarkApiPages';
import { remarkCodeBlocks } from '../../code-blocks/node';
import remarkDemo from '../../demos/node/remarkDemo';
import remarkTwins from '../../markdown-pages/node/remarkTwins';
import { isPageWeightActive } from '../../page-weight/node/isPageWeightActive';
import rehypeStaticElements from '../../page-weight/node/rehypeStaticElements';
import remarkVersionLinks from '../../product-docs/node/remarkVersionLinks';

/** What a thread needs to know to have the same plugins. */
export interface MdxPluginsPlace {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** The language that is built. */
  readonly locale: string;
}

/** The plugins that every page of the documentation goes through. */
export function mdxPluginsOf({
  siteDir,
  locale,
}: MdxPluginsPlace): Pick<
  MDXOptions,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
> {
  return {
    beforeDefaultRemarkPlugins: [
      [remarkTwins, { siteDir }],
      [remarkApiPages, { siteDir, locale }],
      [remarkVersionLinks, { siteDir }],
    ],
    remarkPlugins: [[remarkDemo, { siteDir }], remarkCodeBlocks],
    rehypePlugins: isPageWeightActive() ? [rehypeStaticElements] : [],
  };
}
