export { toHtml } from 'hast-util-to-html';
export { default as remarkDirective } from 'remark-directive';
export { default as remarkFrontmatter } from 'remark-frontmatter';
export { default as remarkGfm } from 'remark-gfm';
export { default as remarkMdx } from 'remark-mdx';
export { default as remarkParse } from 'remark-parse';
export { default as remarkStringify } from 'remark-stringify';
export { unified } from 'unified';
export { SKIP, visit } from 'unist-util-visit';
