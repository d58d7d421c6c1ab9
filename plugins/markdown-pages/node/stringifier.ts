import { remarkGfm, remarkStringify, unified } from '../../native-packages/index.cjs';

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
