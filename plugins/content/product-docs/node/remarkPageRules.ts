import leven from 'leven';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../../../src/site/contentError';
import { PAGE_COMPONENTS } from '../contract';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function nearestName(name: string, names: readonly string[]): string | undefined {
  return [...names].sort((a, b) => leven(name, a) - leven(name, b))[0];
}

/**
 * Remark plugin that throws if a page has an image without alternative text or an unknown component, which
 * only the browser would report. Names file, line and the nearest known name. Runs before Docusaurus's own
 * plugins and after those that add imports.
 */
export default function remarkPageRules({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: { readonly path: string }): void => {
    const pagePath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const names = new Set(PAGE_COMPONENTS);
    const problems: string[] = [];
    const report = (node: { readonly position?: Root['position'] }, problem: string) => {
      problems.push(
        [pagePath, node.position?.start.line].filter(Boolean).join(':') + `: ${problem}`,
      );
    };

    visit(tree, (node) => {
      // mdast's types lack MDX nodes. Takes every capitalized word of the statement: a name too many hides
      // a mistake, a missing one would reject a correct page.
      if ((node.type as string) !== 'mdxjsEsm') return;
      const { value } = node as unknown as { readonly value: string };
      for (const [name] of value.matchAll(/[A-Z]\w*/g)) names.add(name);
    });
    visit(tree, ['image', 'imageReference'], (node) => {
      if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
        report(
          node,
          'the image has no alternative text; write ![what it shows](…), or <img alt="" … /> if it ' +
            'only decorates.',
        );
      }
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name, attributes, position } = node as unknown as JsxElement;
      const [component = ''] = name?.split('.') ?? [];
      if (component === 'img') {
        const isSaid = attributes.some(
          (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'alt',
        );
        if (!isSaid) report({ position }, '<img> has no alternative text; add alt="…".');
      }
      if (/^[A-Z]/.test(component) && !names.has(component)) {
        report(
          { position },
          `<${component}> is not known; import it, or write <${nearestName(component, [...names])}>.`,
        );
      }
    });
    if (problems.length > 0) throw new ContentError(problems.join('\n'));
  };
}
