import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { toSitePath } from '../../../common/files/toSitePath';
import { errorAt } from '../../../common/markdown/errorAt';
import { textAttribute } from '../../../common/markdown/textAttribute';
import { eachElement } from '../../../common/pages/parsePage';
import { expandTable } from './expandTable';
import { TABLE_ELEMENTS } from './keyboardTable';

/**
 * Remark plugin, to run before all others, that replaces `<Keyboard>` and `<Roles>` by ordinary tables.
 * Throws one sentence with the page's path and line.
 */
export default function remarkKeyboardTables({ siteDir }: { readonly siteDir: string }) {
  return async (tree: Root, file: { readonly path: string }): Promise<void> => {
    const page = toSitePath(siteDir, file.path);
    const found: MdxJsxFlowElement[] = [];
    const shownDemos = new Set<string>();
    eachElement(tree, (name, element) => {
      const isTable = TABLE_ELEMENTS.some((tableName) => tableName === name);
      if (isTable && element.type === 'mdxJsxFlowElement') found.push(element);
      const src = name === 'Demo' ? textAttribute(element, 'src') : undefined;
      if (src !== undefined) shownDemos.add(path.posix.basename(src, '.tsx'));
    });
    for (const element of found) {
      try {
        const table = await expandTable(element, siteDir, page, shownDemos);
        Object.assign(element, { attributes: undefined, name: undefined, ...table });
      } catch (error) {
        throw errorAt(page, element, error);
      }
    }
  };
}
