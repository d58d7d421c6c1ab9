import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { toSitePath } from '../../../common/files/toSitePath';
import { errorAt } from '../../../common/markdown/errorAt';
import { defaultImport, namedImport, referenceAttribute } from '../../../common/markdown/mdxNodes';
import { englishFileOf } from '../../../common/pages/pageFiles';

export interface RemarkPlaygroundOptions {
  /** Absolute path of the site; messages name files relative to it. */
  readonly siteDir: string;
}

type PlaygroundElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the only attribute, `component`. */
function readComponent({ attributes }: PlaygroundElement): string {
  const [attribute, ...others] = attributes;
  if (
    others.length > 0 ||
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== 'component' ||
    typeof attribute.value !== 'string' ||
    !/^[A-Z]\w*$/.test(attribute.value)
  ) {
    throw new Error(
      '<Playground> takes one option: component="Button". Others are in Button.playground.ts.',
    );
  }
  return attribute.value;
}

/**
 * Remark plugin that makes `<Playground component="Button" />` import the module generated for it,
 * and the page import `Playground`. Throws with the page's path and line if an option is invalid.
 */
export default function remarkPlayground({ siteDir }: RemarkPlaygroundOptions) {
  return (tree: Root, file: { readonly path: string }): void => {
    const page = toSitePath(siteDir, file.path);
    const request = path.posix.relative(path.posix.dirname(page), englishFileOf(page) ?? page);
    const imports: ReturnType<typeof defaultImport>[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as PlaygroundElement;
      if (element.name !== 'Playground') return;
      try {
        const name = `__playground${imports.length}`;
        const query = `?playground=${readComponent(element)}`;
        imports.push(
          defaultImport(name, `${request.startsWith('.') ? '' : './'}${request}${query}`),
        );
        element.attributes = [referenceAttribute('playground', name)];
      } catch (error) {
        throw errorAt(page, element, error);
      }
    });
    if (imports.length === 0) return;
    tree.children.unshift(
      namedImport('Playground', '@site/src/features/component-playground'),
      ...imports,
    );
  };
}
