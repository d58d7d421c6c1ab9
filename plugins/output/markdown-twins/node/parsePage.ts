import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type { Root } from 'mdast';
import { ADMONITIONS } from './admonitions';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);
const parsers = { mdx: markdown().use(remarkMdx).freeze(), md: markdown().freeze() };

/** Source and syntax tree of a page. Positions refer to `source`. */
export interface ParsedPage {
  readonly source: string;
  readonly tree: Root;
}

/** Parses a page like Docusaurus: `.md` as Markdown, other files as MDX. */
export function parsePage(content: string, file: string): ParsedPage {
  const source = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(content)),
    Object.keys(ADMONITIONS),
  );
  return { source, tree: parsers[file.endsWith('.md') ? 'md' : 'mdx'].parse(source) };
}
