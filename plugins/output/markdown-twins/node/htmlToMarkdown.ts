import type { Element, Root as Html, RootContent as HtmlContent } from 'hast';
import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import path from 'node:path';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { CodeVariant } from '../../../../src/site/demoHash';
import { htmlTokens } from '../../../common/html-postbuild/htmlTokens';
import type { DemoCode, DemoSource } from '../../../content/demos/contract';
import { blockquote, code, fence, heading, paragraph, raw, strong, text } from './nodes';
import { stringifier } from './stringifier';
import { writeTable } from './writeTable';

/** A built page. */
export interface BuiltPage {
  readonly html: string;
  /** With language and trailing slash. */
  readonly permalink: string;
  /** Without trailing slash. */
  readonly origin: string;
  /** Reads what `data-demo-source` names. */
  readonly readSource: (url: string) => DemoSource;
}

/** Elements that only work in a browser. */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'fieldset',
  'form',
  'iframe',
  'input',
  'label',
  'link',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

/** Docusaurus's types of admonitions -> GitHub's alerts. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  secondary: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'WARNING',
  danger: 'CAUTION',
};
const ADMONITION = 'theme-admonition-';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const isElement = (node: Html | HtmlContent | undefined): node is Element =>
  node?.type === 'element';

const has = ({ properties }: Element, name: string) => properties[name] !== undefined;

/** Value of an attribute; `''` without. */
const read = ({ properties }: Element, name: string) => String(properties[name] ?? '');

const classesOf = ({ properties }: Element): readonly unknown[] =>
  Array.isArray(properties['className']) ? properties['className'] : [];

function isLeftOut(element: Element): boolean {
  if (has(element, 'dataMarkdown') || read(element, 'role') === 'tab') return false;
  // Of a task list. Other controls can be used.
  if (read(element, 'type') === 'checkbox' && has(element, 'disabled')) return false;
  return (
    CONTROLS.has(element.tagName) ||
    has(element, 'dataNoMarkdown') ||
    read(element, 'ariaHidden') === 'true' ||
    has(element, 'inert') ||
    ['search', 'status', 'tooltip'].includes(read(element, 'role')) ||
    // The link of a heading to itself, the icon of a card, the second of two pictures for color modes.
    /(?:^| )(?:hash-link|theme-doc-card-icon|themedComponent--dark)/.test(
      classesOf(element).join(' '),
    ) ||
    // An icon with a link.
    (element.tagName === 'a' && element.children.length === 0 && !has(element, 'ariaLabel'))
  );
}

/** Removes what has no meaning in text, and makes addresses absolute. */
function clean(content: Html, { permalink, origin }: BuiltPage): void {
  const toAbsolute = (url: string) =>
    URL.canParse(url, `${origin}${permalink}`) ? new URL(url, `${origin}${permalink}`).href : url;
  visit(content, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && isLeftOut(node))) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    if (node.type !== 'element') return undefined;
    // An icon.
    if (node.children.length === 0 && has(node, 'ariaLabel')) {
      node.children = [{ type: 'text', value: read(node, 'ariaLabel') }];
    }
    // Its source says it all.
    if (has(node, 'dataDemoSource')) node.children = [];
    for (const name of ['href', 'src']) {
      if (has(node, name)) node.properties[name] = toAbsolute(read(node, name));
    }
    return undefined;
  });
}

const label = (value: string) => paragraph(strong(text(value)));

/** Puts what blocks say on one line, as in the cell of a table. */
function toLine(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'break':
        return [text(' ')];
      case 'code':
      case 'inlineCode':
        return [code(node.value)];
      case 'listItem':
        return [text('• '), ...toLine(node.children)];
      case 'blockquote':
      case 'heading':
      case 'list':
      case 'paragraph':
        return [text(' '), ...toLine(node.children), text(' ')];
      default:
        return [node as PhrasingContent];
    }
  });
}

const isSpace = (node: PhrasingContent | undefined) => node?.type === 'text' && node.value === ' ';

/** What blocks say on one line, without spaces around it. */
const toTrimmedLine = (nodes: readonly RootContent[]) =>
  toLine(nodes).filter(
    (node, index, line) =>
      !isSpace(node) || (index > 0 && index < line.length - 1 && !isSpace(line[index - 1])),
  );

/** Makes one code of the members of a union, e.g. `'a'` and `| 'b'`. */
function toUnions(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const [before, space] = joined.slice(-2);
    const isMember = node.type === 'inlineCode' && node.value.startsWith('|');
    if (isMember && before?.type === 'inlineCode' && space?.type === 'text') {
      joined.splice(-2, 2, code(`${before.value} ${node.value}`));
    } else {
      joined.push(node);
    }
  }
  return joined;
}

function findAll(element: Element, isFound: (element: Element) => boolean): readonly Element[] {
  const found: Element[] = [];
  visit(element, 'element', (node) => {
    if (node === element || !isFound(node)) return undefined;
    found.push(node);
    return SKIP;
  });
  return found;
}

const withRole = (role: string) => (element: Element) => read(element, 'role') === role;

function findFirst(element: Element, tagName: string): Element | undefined {
  return findAll(element, (node) => node.tagName === tagName)[0];
}

function toFence(pre: Element, title?: string) {
  const inside = findFirst(pre, 'code') ?? pre;
  const [, language = ''] = /(?:^| )language-(\S+)/.exec(classesOf(inside).join(' ')) ?? [];
  return fence(language, toString(inside), title);
}

/** The block of code with its title, which precedes it. */
function codeBlock(element: Element): RootContent[] {
  const pre = findFirst(element, 'pre');
  if (!pre) return [];
  const first = element.children.find(isElement);
  const isTitle = first && findFirst(first, 'pre') === undefined;
  return [toFence(pre, isTitle ? toString(first) : undefined)];
}

/** Marks a node as part of one variant of the page. */
const only = <T extends RootContent>(variant: CodeVariant, nodes: readonly T[]): T[] =>
  nodes.map((node) => ({ ...node, data: { ...node.data, variant } }));

function demo(element: Element, { readSource }: BuiltPage): RootContent[] {
  const toFences = ({ files }: DemoCode) =>
    files.map(({ name, code: lines }) => fence(path.posix.extname(name).slice(1), lines, name));
  const fences = read(element, 'dataDemoSource')
    .split(' ')
    .flatMap((url) => {
      const { typescript, javascript } = readSource(url);
      return [...only('TS', toFences(typescript)), ...only('JS', toFences(javascript))];
    });
  return [label(read(element, 'ariaLabel')), ...fences];
}

/** Panels below their labels; the panels of code in two languages are in different variants. */
function tabs(element: Element, state: State): RootContent[] {
  const labels = findAll(element, withRole('tab')).map((tab) => toString(tab));
  return findAll(element, withRole('tabpanel')).flatMap((panel, index): RootContent[] => {
    const content = state.toFlow(state.all(panel));
    if (!has(element, 'dataCodeVariants')) return [label(labels[index] ?? ''), ...content];
    return only(index === 0 ? 'TS' : 'JS', content);
  });
}

/** A block quote; of an admonition, with GitHub's mark. */
function note(kind: string | undefined, content: readonly BlockContent[]) {
  if (kind === undefined) return blockquote(...content);
  const [first, ...rest] = content;
  // The mark must be on the first line of the first paragraph.
  return first?.type === 'paragraph'
    ? blockquote(paragraph(raw(`[!${kind}]\n`), ...first.children), ...rest)
    : blockquote(paragraph(raw(`[!${kind}]`)), ...content);
}

function alertOf(element: Element): string | undefined {
  const type = classesOf(element)
    .map(String)
    .find((name) => name.startsWith(ADMONITION));
  return type && (ALERTS[type.slice(ADMONITION.length)] ?? 'NOTE');
}

/** Returns how elements are converted that say more than their tag. */
function createHandlers(page: BuiltPage): Record<string, Handle> {
  const flow = (state: State, element: Element) =>
    state.toFlow(state.all(element)) as BlockContent[];
  const block: Handle = (state, element: Element) => {
    if (has(element, 'dataDemoSource')) return demo(element, page) as BlockContent[];
    if (has(element, 'dataCodeBlock')) return codeBlock(element) as BlockContent[];
    if (element.children.some((child) => isElement(child) && withRole('tablist')(child))) {
      return tabs(element, state) as BlockContent[];
    }
    const alert = alertOf(element);
    if (alert !== undefined || read(element, 'role') === 'note') {
      return note(alert, flow(state, element));
    }
    if (has(element, 'dataPlayground')) {
      return [label(read(element, 'ariaLabel')), ...flow(state, element)];
    }
    return element.tagName === 'p'
      ? paragraph(...(state.all(element) as PhrasingContent[]))
      : flow(state, element);
  };
  const cell: Handle = (state, element: Element) => {
    // The parts of a row's name, which the style sheet separates.
    if (read(element, 'scope') === 'row') {
      element.children = element.children.flatMap((child) => [child, { type: 'text', value: ' ' }]);
    }
    const children = toUnions(toLine(state.all(element) as RootContent[]));
    return { type: 'tableCell', children };
  };
  return {
    article: block,
    div: block,
    p: block,
    section: block,
    pre: (_state, element: Element) => toFence(element),
    summary: (state, element: Element) =>
      paragraph(strong(...toLine(state.all(element) as RootContent[]))),
    td: cell,
    th: cell,
    a: (state, element: Element) => ({
      type: 'link',
      url: read(element, 'href'),
      children: toTrimmedLine(state.all(element) as RootContent[]),
    }),
    // A small picture is in the page itself.
    img: (_state, element: Element) =>
      read(element, 'src').startsWith('data:')
        ? text(read(element, 'alt'))
        : { type: 'image', url: read(element, 'src'), alt: read(element, 'alt') },
  };
}

/**
 * Cuts out the main element without icons, demos and the colors of code: most of the HTML, which the
 * slow parser need not read.
 */
function findMain(html: string): string {
  for (const { text: tag, index } of htmlTokens(html)) {
    if (!tag.startsWith('<main')) continue;
    return html
      .slice(index + tag.length, html.lastIndexOf('</main>'))
      .replace(/<svg\b([^>]*?)(?:\/>|>[^]*?<\/svg>)/g, (_svg, attributes: string) =>
        /\brole="?img\b/.test(attributes) ? `<span${attributes}></span>` : '',
      )
      .replace(/<wbr ?\/?>/g, '')
      .replace(
        /(<section\b[^>]*\bdata-demo-source=[^>]*>)(?:(?!<section\b)[^])*?<\/section>/g,
        '$1</section>',
      )
      .replace(/<pre\b[^]*?<\/pre>/g, (pre) => pre.replace(/<\/?span\b[^>]*>/g, ''));
  }
  return '';
}

/** Takes the nodes of a variant, with tables as text if `writeTable` supports them. */
function inVariant(nodes: readonly RootContent[], variant: CodeVariant): RootContent[] {
  return nodes.flatMap((node): RootContent | [] => {
    const { variant: own = variant } = (node.data ?? {}) as { readonly variant?: CodeVariant };
    if (own !== variant) return [];
    const written = node.type === 'table' ? writeTable(node) : undefined;
    if (written !== undefined) return raw(written);
    if (!['blockquote', 'list', 'listItem'].includes(node.type) || !('children' in node)) {
      return node;
    }
    return { ...node, children: inVariant(node.children, variant) } as RootContent;
  });
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/**
 * Converts the main element of a built page to Markdown, once per code variant: without controls,
 * with absolute links, under its first heading, or `title` if it has none.
 */
export function htmlToMarkdown(
  page: BuiltPage,
  title: string,
  variants: readonly CodeVariant[],
): string[] {
  const content = parser.parse(findMain(page.html));
  clean(content, page);
  const { children }: Root = unified()
    .use(rehypeRemark, { handlers: createHandlers(page), newlines: true })
    .runSync(content);
  const top = children.find((node) => node.type === 'heading' && node.depth === 1);
  // Notices precede the title on the page.
  const ordered = [top ?? heading(1, text(title)), ...children.filter((node) => node !== top)];
  return variants.map((variant) =>
    stringifier.stringify({ type: 'root', children: inVariant(ordered, variant) }),
  );
}
