import { createSlugger } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentPage } from '../../page-checks/node/contentPage';

/** A problem of a translated file. */
export interface TranslationProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What must be the same in both languages, in the order of comparison. */
const KINDS = ['component', 'link', 'placeholder', 'code block', 'inline code'] as const;
type Kind = (typeof KINDS)[number];

interface Part {
  readonly kind: Kind;
  /** What is compared and shown. */
  readonly text: string;
  readonly line: number;
}

/** A heading and what is below it, up to the next one. */
interface Section {
  /** Empty for what precedes the first heading. */
  readonly id: string;
  readonly depth: number;
  readonly line: number;
  readonly parts: Part[];
}

/** Used properties of all nodes, which mdast's types lack. */
interface AnyNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly name?: string | null;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly attributes?: MdxJsxFlowElement['attributes'];
  readonly position?: { readonly start: { readonly line: number } };
}

const HEADING_ID = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
/** Attributes and front matter with text for readers. */
const TEXT_ATTRIBUTES = /^(?:alt|aria-label|caption|label|summary|title)$/;
const TEXT_FIELDS =
  /^(?:title|description|card\w+|sidebar_label|keywords|questions|allow|translated_\w+)$/;
/** Comments of all languages that pages show, which may be translated, and titles of blocks. */
const CODE_COMMENT =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|\s)(?:\/\/|#(?=\s)).*$|\btitle="[^"]*"/gm;
/** Shorter texts may be the same in both languages. */
const WORDS_OF_A_SENTENCE = 4;

function elementText({ name, attributes = [] }: AnyNode): string {
  const values = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return ['{…}'];
    if (TEXT_ATTRIBUTES.test(attribute.name)) return [];
    const { value } = attribute;
    return [typeof value === 'string' ? `${attribute.name}="${value}"` : attribute.name];
  });
  return `<${[name, ...values].join(' ')}>`;
}

function partOf(node: AnyNode): Omit<Part, 'line'> | undefined {
  const { type, value = '', url = '' } = node;
  switch (type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return { kind: 'component', text: elementText(node) };
    case 'containerDirective':
      return { kind: 'component', text: `:::${node.name}` };
    case 'link':
    case 'image':
    case 'definition':
      return { kind: 'link', text: url };
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return COMMENT.test(value) ? undefined : { kind: 'placeholder', text: `{${value}}` };
    case 'inlineCode':
      return { kind: 'inline code', text: `\`${value}\`` };
    case 'code': {
      const lines = [`${node.lang ?? ''} ${node.meta ?? ''}`, ...value.split('\n')];
      const code = lines.map((line) => line.replace(CODE_COMMENT, '').trim());
      return { kind: 'code block', text: code.filter(Boolean).join('\n') };
    }
    default:
      return undefined;
  }
}

function headingId({ children }: Heading, text: string, slug: (text: string) => string): string {
  const written = children.flatMap((child) => {
    const { type, value = '' } = child as AnyNode;
    return type === 'mdxTextExpression' ? (HEADING_ID.exec(value)?.[1] ?? []) : [];
  });
  return written[0] ?? slug(text.trim());
}

function sectionsOf({ tree }: ContentPage): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [{ id: '', depth: 1, line: 1, parts: [] }];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const id = headingId(node, toString(node), (text) => slugger.slug(text));
      sections.push({ id, depth: node.depth, line, parts: [] });
      return;
    }
    const part = partOf(node as AnyNode);
    if (part) sections.at(-1)?.parts.push({ ...part, line });
  });
  return sections;
}

/** Returns the members of `parts` that `others` lacks, each as often as it is missing. */
function without(parts: readonly Part[], others: readonly Part[]): Part[] {
  const left = others.map(({ text }) => text);
  return parts.filter(({ text }) => {
    const index = left.indexOf(text);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Sentences may name the same code once more, or with a pronoun. */
const onlyOnce = (parts: readonly Part[]) => [
  ...new Map(parts.map((part) => [part.text, part])).values(),
];

const firstLine = ({ text }: Part) => (text.includes('\n') ? `${text.split('\n', 1)[0]} …` : text);

/**
 * Compares a translated page with the English page that it was made from: front matter, headings
 * and their ids, and in each section components, links, placeholders and code. Front matter
 * `allow` excuses what it names, and `code` all code.
 */
export function comparePages(english: ContentPage, own: ContentPage): TranslationProblem[] {
  const { file } = own;
  const problems: TranslationProblem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });

  for (const [field, value] of Object.entries(english.frontMatter)) {
    const found = own.frontMatter[field];
    if (found === undefined) {
      report(1, `the front matter lacks "${field}".`);
    } else if (!TEXT_FIELDS.test(field) && JSON.stringify(found) !== JSON.stringify(value)) {
      report(1, `"${field}" of the front matter is not that of the English page.`);
    }
  }
  if (own.frontMatter['description'] === english.frontMatter['description']) {
    report(1, 'the description is still in English.');
  }

  const source = sectionsOf(english);
  const target = sectionsOf(own);
  const ids = new Set(target.map(({ id }) => id));
  for (const { id } of source) {
    if (!ids.has(id)) report(1, `the heading #${id} is missing.`);
  }
  const common = source.filter(({ id }) => ids.has(id));
  const known = target.filter(({ id, line }) => {
    const isKnown = common.some((section) => section.id === id);
    if (!isKnown) report(line, `English has no heading #${id}; write the id as {/* #id */}.`);
    return isKnown;
  });
  const moved = known.find(({ id }, index) => common[index]?.id !== id);
  if (moved) report(moved.line, `the heading #${moved.id} is out of order.`);

  for (const section of known) {
    const original = common.find(({ id }) => id === section.id);
    if (!original) continue;
    if (section.depth !== original.depth) {
      report(section.line, `the heading #${section.id} has the wrong level.`);
    }
    for (const kind of KINDS) {
      const parts = ({ parts: all }: Section) => {
        const ofKind = all.filter((part) => part.kind === kind);
        const some = ofKind.filter(({ text }) => !own.allowed.has(text.replaceAll('`', '')));
        return kind === 'inline code' ? onlyOnce(some) : some;
      };
      if (kind.includes('code') && own.allowed.has('code')) continue;
      for (const part of without(parts(section), parts(original))) {
        report(part.line, `the ${kind} ${firstLine(part)} is not in English.`);
      }
      for (const part of without(parts(original), parts(section))) {
        report(section.line, `the ${kind} ${firstLine(part)} of English is missing here.`);
      }
    }
  }

  const sentences = new Set<string>();
  visit(english.tree, ['paragraph', 'tableCell'], (node) => void sentences.add(toString(node)));
  visit(own.tree, ['paragraph', 'tableCell'], (node) => {
    const text = toString(node);
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    if (words.length >= WORDS_OF_A_SENTENCE && sentences.has(text)) {
      report(node.position?.start.line ?? 1, `still in English: "${text.slice(0, 60)}".`);
    }
  });
  return problems;
}
