import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Writes Markdown in the one form that all twins have. */
export const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    rule: '-',
  })
  .freeze();
