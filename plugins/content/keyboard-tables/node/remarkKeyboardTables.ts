import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../../../src/site/contentError';
import { expandTable } from './expandTable';
import { TABLE_ELEMENTS } from './keyboardTable';

/**
 * Remark plugin, to run before all others, that replaces `<Keyboard>` and `<Roles>` by ordinary tables.
 * Throws one sentence with the page's path and line.
 */
export default function remarkKeyboardTables({ siteDir }: { readonly siteDir: string }) {
  return async (tree: Root, file: { readonly path: string }): Promise<void> => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      // mdast's types lack MDX nodes.
      const element = node as unknown as MdxJsxFlowElement;
      if (TABLE_ELEMENTS.some((name) => name === element.name)) found.push(element);
    });
    for (const element of found) {
      try {
        const table = await expandTable(element, siteDir, page);
        Object.assign(element, { attributes: undefined, name: undefined, ...table });
      } catch (error) {
        const line = element.position?.start.line;
        throw new ContentError(
          `${page}${line === undefined ? '' : `:${line}`}: ${(error as Error).message}`,
        );
      }
    }
  };
}
