import type { Program } from 'estree-jsx';
import { editDistance } from '../../../../src/site/editDistance';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { EMBEDS, refuseSource } from '../../../../src/site/foreignSource';
import { readAnchors } from '../../../common/markdown/readAnchors';
import { splitIds } from '../../../common/markdown/readHeadings';
import { textAttribute } from '../../../common/markdown/textAttribute';
import { PAGE_COMPONENTS } from '../contract';
import { freeNames } from './freeNames';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What is wrong at a node of a page, with the way out. */
export interface PageMistake {
  readonly node: Node;
  readonly message: string;
}

export interface PageSurroundings {
  /** Text of the page, for the anchors of its headings; without it, links to them are not checked. */
  readonly source?: string;
  /** Components that need no import, besides `PAGE_COMPONENTS`. */
  readonly components?: readonly string[];
  /** Origins, besides that of the site, from which pages may load images. */
  readonly imageOrigins: readonly string[];
}

/** Types of callouts. */
const ADMONITIONS = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['caution', 'important', 'secondary', 'success'],
];

/** Names in expressions of pages: JavaScript's, the browser's, and what MDX and Docusaurus define. */
const KNOWN_NAMES = [
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'location', 'localStorage', 'navigator', 'require'],
  ...['props', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'],
];

/** What only works with the metadata of all pages of a version, which no page carries. */
const MISSING_HOOKS = /\b(?:useDocById|useDocsData|useAllDocsData|useVersions)\b/;

function nearest(name: string, names: readonly string[]): string | undefined {
  const distance = (other: string) => editDistance(name, other, name.length + other.length);
  return [...names].sort((a, b) => distance(a) - distance(b))[0];
}

/** The expressions of an element's attributes. */
const attributeExpressions = ({ attributes }: Element) =>
  attributes.flatMap((attribute): Program[] => {
    const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    const program = typeof holder === 'object' ? holder?.data?.estree : undefined;
    return program ? [program] : [];
  });

/**
 * Finds what would fail in the browser only, be lost without a word, or stop the build at its end. The tree
 * is that of the page's source with MDX, tables and directives, before Docusaurus's own plugins.
 */
export function findPageMistakes(tree: Root, surroundings: PageSurroundings): PageMistake[] {
  const { source, components = [], imageOrigins } = surroundings;
  const mistakes: PageMistake[] = [];
  const report = (node: Node, message: string) => mistakes.push({ node, message });
  const each = (found: (node: Nodes) => void) => visit(tree, (node) => found(node));

  const componentNames = new Set([...PAGE_COMPONENTS, ...components]);
  const names = new Set(KNOWN_NAMES);
  const anchors = source === undefined ? undefined : readAnchors(tree, source);
  each((node) => {
    if (node.type !== 'mdxjsEsm') return;
    // Takes every word of the statement: a name too many hides a mistake, a missing one would reject a
    // correct page.
    for (const [name] of node.value.matchAll(/[A-Za-z_$][\w$]*/g)) {
      names.add(name);
      if (/^[A-Z]/.test(name)) componentNames.add(name);
    }
  });

  function checkExpression(node: Node, program: Program | null | undefined) {
    const unknown = program && freeNames(program).find((name) => !names.has(name));
    if (unknown === undefined || unknown === null) return;
    report(
      node,
      `{…} is JavaScript, and there is no "${unknown}" here; write \\{ for a brace, or put code into ` +
        'backticks.',
    );
  }

  function checkSource(node: Node, url: string | undefined, isImage: boolean) {
    const message = url === undefined ? undefined : refuseSource({ url, isImage }, imageOrigins);
    if (message !== undefined) report(node, message);
  }

  function checkAnchor(node: Node, url: string | undefined) {
    if (!anchors || !url?.startsWith('#') || url === '#' || anchors.has(url.slice(1))) return;
    const other = nearest(url.slice(1), anchors.names);
    report(
      node,
      `the page has no heading "${url}"${other ? `; the nearest one is "#${other}"` : ''}.`,
    );
  }

  function checkIds(node: Element) {
    const before = tree.children[tree.children.findIndex((child) => child === node) - 1];
    if (before?.type !== 'heading') report(node, 'write <Anchors> right below its heading.');
    for (const id of new Set(splitIds(textAttribute(node, 'ids')))) {
      if (!anchors || anchors.names.filter((name) => name === id).length < 2) continue;
      report(node, `the page has the id "${id}" already; remove it from <Anchors>.`);
    }
  }

  function checkElement(node: Element) {
    const { name } = node;
    const [component = ''] = name?.split('.') ?? [];
    for (const program of attributeExpressions(node)) checkExpression(node, program);
    if (component === 'img') {
      const isSaid = node.attributes.some(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'alt',
      );
      if (!isSaid) report(node, '<img> has no alternative text; add alt="…".');
      checkSource(node, textAttribute(node, 'src'), true);
    }
    if (EMBEDS.includes(component)) checkSource(node, textAttribute(node, 'src'), false);
    if (component === 'Anchors') checkIds(node);
    for (const link of ['href', 'to']) checkAnchor(node, textAttribute(node, link));
    if (component === 'head' && node.children.length === 0) {
      report(node, '<head> is empty; write `<head>` in backticks to speak of it.');
    }
    if (/^[A-Z]/.test(component) && !componentNames.has(component)) {
      report(
        node,
        `<${component}> is not known; import it, or write <${nearest(component, [...componentNames])}>.`,
      );
    }
  }

  each((node) => {
    switch (node.type) {
      case 'heading':
        if (node.depth === 1) {
          report(node, 'remove the level-1 heading; the page shows its "title" there.');
        }
        break;
      case 'image':
      case 'imageReference':
        if (!node.alt?.trim()) {
          report(
            node,
            'the image has no alternative text; write ![what it shows](…), or <img alt="" … /> if it ' +
              'only decorates.',
          );
        }
        if (node.type === 'image') checkSource(node, node.url, true);
        break;
      case 'link':
      case 'definition':
        checkAnchor(node, node.url);
        break;
      case 'table': {
        // Those that plugins generate have none.
        const columns = node.align?.length ?? Infinity;
        for (const row of node.children) {
          if (row.children.length > columns) {
            report(
              row,
              `the row has ${row.children.length} cells and the table ${columns} columns; write \\| for ` +
                'a | inside a cell, also in code.',
            );
          }
        }
        break;
      }
      case 'containerDirective':
      case 'leafDirective':
        if (node.type === 'leafDirective' || !ADMONITIONS.includes(node.name)) {
          report(
            node,
            `there is no callout ${node.type === 'leafDirective' ? '::' : ':::'}${node.name}; write ` +
              `:::${nearest(node.name, ADMONITIONS)}.`,
          );
        }
        break;
      case 'paragraph': {
        const [first] = node.children;
        const [, type = ADMONITIONS[0], title] =
          (first?.type === 'text' && /^:{3,}[ \t]*(\w+)[ \t]*(.*)/.exec(first.value)) || [];
        if (first?.type === 'text' && /^:{3,}[ \t]*\w/.test(first.value)) {
          report(
            node,
            `this is no callout; write :::${type}${title ? `[${title}]` : ''} on its own line.`,
          );
        }
        break;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        checkExpression(node, node.data?.estree);
        break;
      case 'mdxjsEsm': {
        const [hook] = MISSING_HOOKS.exec(node.value) ?? [];
        if (hook)
          report(node, `${hook} knows no pages here: no page carries the list of all pages.`);
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node);
        break;
      default:
    }
  });
  return mistakes;
}
