import type { Root } from 'mdast';
import { toSitePath } from '../../../common/files/toSitePath';
import type { DemoElement } from './importDemos';
import { visit } from 'unist-util-visit';
import { once } from '../../../common/modules/once';

const loadImportDemos = once(() => import('./importDemos'));

export interface RemarkDemoOptions {
  /** Absolute path of the site; messages name files relative to it. */
  readonly siteDir: string;
}

/**
 * Remark plugin that makes `<Demo src="./X.tsx" />` import the module generated for that file, and
 * a page with demos import `Demo`. Throws with the page's path and line if an option or file is
 * invalid.
 */
export default function remarkDemo({ siteDir }: RemarkDemoOptions) {
  return async (tree: Root, file: { readonly path: string }): Promise<void> => {
    const demos: DemoElement[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as DemoElement;
      if (element.name === 'Demo') demos.push(element);
    });
    // Pages without demos do not import the component.
    if (demos.length === 0) return;
    // Imported lazily: it loads the TypeScript compiler.
    const { importDemos } = await loadImportDemos();
    const pagePath = toSitePath(siteDir, file.path);
    importDemos(tree, demos, { siteDir, pagePath });
  };
}
