import type { Element, ElementContent, Root } from 'hast';
import { absoluteUrl, type SitePlace } from './absoluteUrl';
import { stringifier } from './stringifier';
import { SKIP, unified, visit } from '../../native-packages/index.cjs';
import { rehypeParse, rehypeRemark } from '../../native-packages/rehype.cjs';

/** What is for people with a pointer, or says nothing in a text. */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'form',
  'input',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
]);

function isLeftOut({ tagName, properties }: Element): boolean {
  const classes = properties['className'];
  return (
    CONTROLS.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    properties['dataNoMarkdown'] !== undefined ||
    // The link of a heading to itself.
    (Array.isArray(classes) && classes.includes('hash-link'))
  );
}

function findMain(tree: Root): Element | undefined {
  let main: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName === 'main') main ??= node;
  });
  return main;
}

const parser = unified().use(rehypeParse).freeze();
const converter = unified().use(rehypeRemark).freeze();

/**
 * The main part of a page that is no document but React's, as Markdown: without controls, and with
 * absolute links.
 * @param html The built page.
 * @param permalink Its path, with language.
 * @returns `null` for a page without a main part.
 */
export async function renderedToMarkdown(
  html: string,
  permalink: string,
  place: SitePlace,
): Promise<string | null> {
  const main = findMain(parser.parse(html));
  if (!main) return null;
  const content: Root = { type: 'root', children: main.children as ElementContent[] };
  visit(content, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && isLeftOut(node))) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    if (node.type !== 'element') return undefined;
    const { href } = node.properties;
    if (typeof href === 'string') node.properties['href'] = absoluteUrl(href, permalink, place);
    return undefined;
  });
  return stringifier.stringify(await converter.run(content));
}
