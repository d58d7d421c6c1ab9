import type { Element } from 'hast';
import { absoluteUrl, type SitePlace } from './absoluteUrl';
import { stringifier } from './stringifier';
import { htmlTokens } from '../../../common/html-postbuild/htmlTokens';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';

/** Elements without meaning in text. */
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
    // Link of a heading to itself.
    (Array.isArray(classes) && classes.includes('hash-link'))
  );
}

/** Cuts out the main element, so that the slow parser has less to read. */
function findMain(html: string): string | undefined {
  for (const { text, index } of htmlTokens(html)) {
    if (text.startsWith('<main')) {
      return html.slice(index + text.length, html.lastIndexOf('</main>'));
    }
  }
  return undefined;
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const converter = unified().use(rehypeRemark).freeze();

/**
 * Converts the main element of a built page outside the docs to Markdown: without controls, with
 * absolute links.
 * @param html The built page.
 * @param permalink Its path, with language.
 * @returns `null` for a page without a main element.
 */
export async function renderedToMarkdown(
  html: string,
  permalink: string,
  place: SitePlace,
): Promise<string | null> {
  const main = findMain(html);
  if (main === undefined) return null;
  const content = parser.parse(main);
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
