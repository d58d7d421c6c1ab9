import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readHeadings, splitIds } from './readHeadings';
import { textAttribute } from './textAttribute';

/** The places of a page that links lead to: headings with their `Anchors`, demos, playgrounds, and elements with an id. */
export interface PageAnchors {
  /** In no order; one that is there twice is listed twice. */
  readonly names: readonly string[];
  /** Whether there is such a place, without `#`; so too where partials have further headings. */
  readonly has: (hash: string) => boolean;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // Compared as it is.
    return hash;
  }
}

/** Reads the anchors of a page: its text, and the same as a tree with MDX. */
export function readAnchors(tree: Root, source: string): PageAnchors {
  const all = readHeadings(source, 6).map(({ anchor }) => anchor);
  let hasOtherHeadings = false;
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') hasOtherHeadings ||= /\.mdx?['"]/.test(node.value);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const [, demo] = /([^/]+)\.tsx$/.exec(textAttribute(node, 'src') ?? '') ?? [];
    const playground = node.name === 'Playground' && textAttribute(node, 'component');
    const names = [
      ...[textAttribute(node, 'id'), demo, playground && `${playground}Playground`],
      ...(node.name === 'Anchors' ? splitIds(textAttribute(node, 'ids')) : []),
    ];
    for (const name of names) if (name) all.push(name);
  });
  const anchors = new Set(all);
  return {
    names: all,
    has(hash) {
      const anchor = decode(hash);
      // Those of demos may name a variant of the code, too: `css-BasicTabs.tsx`.
      const [, demo = ''] = /(?:^|-)([A-Z]\w*)(?:\.\w+)?$/.exec(anchor) ?? [];
      return hasOtherHeadings || anchors.has(anchor) || anchors.has(demo);
    },
  };
}
