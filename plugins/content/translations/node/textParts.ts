import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What must be the same in both languages, in the order of comparison. */
const KINDS = ['component', 'link', 'placeholder', 'code block', 'inline code', 'number'] as const;
type Kind = (typeof KINDS)[number];

export interface Part {
  readonly kind: Kind;
  /** What is compared and shown. */
  readonly text: string;
  readonly line: number;
}

/** Used properties of all nodes, which mdast's types lack. */
export interface AnyNode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly name?: string | null;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly attributes?: MdxJsxFlowElement['attributes'];
  readonly position?: { readonly start: { readonly line: number } };
}

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
/** Attributes with text for readers. */
const TEXT_ATTRIBUTES = /^(?:alt|aria-label|caption|label|summary|title)$/;
/** Comments of all languages that pages show, which may be translated, and titles of blocks. */
const CODE_COMMENT =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|\s)(?:\/\/|#(?=\s)).*$|\btitle="[^"]*"/gm;

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

const NUMBER = /(?<![\p{L}\d])\d+(?:[.,:]\d+)*(?![\d\p{Script=Latin}])/gu;

/** Numbers in digits; languages differ in the characters between these. */
export const numbersOf = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((number) => number.replaceAll(',', '.'));

/** Returns what a node alone must have in common with English. */
export function partsOf(node: AnyNode): Part[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') {
    return numbersOf(node.value ?? '').map((text) => ({ kind: 'number', text, line }));
  }
  const part = partOf(node);
  return part ? [{ ...part, line }] : [];
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

/** Compares what a text has with what the English text has; `line` is that of the text. */
export function compareParts(
  own: readonly Part[],
  english: readonly Part[],
  line: number,
  report: (line: number, message: string) => void,
): void {
  for (const kind of KINDS) {
    const [ours, theirs] = [own, english].map((all) => {
      const ofKind = all.filter((part) => part.kind === kind);
      return kind === 'inline code' || kind === 'number' ? onlyOnce(ofKind) : ofKind;
    }) as [Part[], Part[]];
    const missing = without(theirs, ours);
    for (const part of missing) {
      report(line, `the ${kind} ${firstLine(part)} of English is missing here.`);
    }
    // A number in words may be one in digits.
    if (kind === 'number') continue;
    for (const part of without(ours, theirs)) {
      report(part.line, `the ${kind} ${firstLine(part)} is not in English.`);
    }
  }
}

const markdown = unified().use(remarkParse).use(remarkGfm);
/** Markdown takes a tag that is not closed as text. */
const TAG = /<\/?[a-z][\w.-]*/gi;

function partsOfText(text: string): Part[] {
  const parts: Part[] = [];
  visit(markdown.parse(text) as Root, (node) => {
    parts.push(...partsOf(node as AnyNode));
    if (node.type !== 'text' && node.type !== 'html') return;
    for (const [tag] of node.value.matchAll(TAG)) {
      parts.push({ kind: 'component', text: tag, line: 1 });
    }
  });
  return parts;
}

const unmarked = (text: string) => text.replaceAll('`', '');

/** Compares a short text in Markdown, such as a description in the API, with the English one. */
export function compareTexts(own: string, english: string): string[] {
  const messages: string[] = [];
  // What English names without marking it may be marked as code.
  const ours = partsOfText(own).filter(
    ({ kind, text }) =>
      kind !== 'inline code' ||
      !unmarked(english).includes(unmarked(text)) ||
      english.includes(text),
  );
  compareParts(ours, partsOfText(english), 1, (_line, message) => {
    messages.push(message);
  });
  return messages;
}
