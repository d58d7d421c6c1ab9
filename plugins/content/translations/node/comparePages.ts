import { createSlugger } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ParsedPage } from '../../../common/pages/parsePage';
import { englishPhrases, findEnglishRun } from './englishRun';
import { compareParts, partsOf, type AnyNode, type Part } from './textParts';
import { findTextProblems, type Terms } from './textRules';

/** A problem of a translated file. */
export interface TranslationProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A heading and what is below it, up to the next one. */
interface Section {
  /** Empty for what precedes the first heading. */
  readonly id: string;
  readonly depth: number;
  readonly line: number;
  readonly parts: Part[];
}

const HEADING_ID = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;
/** Front matter with text for readers. */
const TEXT_FIELDS =
  /^(?:title|description|card\w+|sidebar_label|keywords|questions|allow|translated_\w+)$/;
/** Shorter texts may be the same in both languages. */
const WORDS_OF_A_SENTENCE = 4;
const PROSE = ['paragraph', 'tableCell', 'heading'];

/** Text of a node for readers; code is one word in quotes. */
function proseOf(node: unknown): string {
  const { type, value = '', children = [] } = node as AnyNode & { readonly children?: unknown[] };
  if (type === 'inlineCode') return '`x`';
  return type === 'text' ? value : children.map(proseOf).join('');
}

/** Line of a field of the front matter; that of the page if it is not there. */
function lineOfField(source: string, field: string): number {
  return source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}

function headingId({ children }: Heading, text: string, slug: (text: string) => string): string {
  const written = children.flatMap((child) => {
    const { type, value = '' } = child as AnyNode;
    return type === 'mdxTextExpression' ? (HEADING_ID.exec(value)?.[1] ?? []) : [];
  });
  return written[0] ?? slug(text.trim());
}

function sectionsOf({ tree }: ParsedPage): Section[] {
  const slugger = createSlugger();
  const first = tree.children.find(({ type }) => type !== 'yaml');
  const line = first?.position?.start.line ?? 1;
  const sections: Section[] = [{ id: '', depth: 1, line, parts: [] }];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = headingId(node, toString(node), (text) => slugger.slug(text));
      sections.push({ id, depth: node.depth, line: node.position?.start.line ?? 1, parts: [] });
      return;
    }
    sections.at(-1)?.parts.push(...partsOf(node as AnyNode));
  });
  return sections;
}

/** Whether a title is the name of what the page is about, which is not translated. */
function isName(title: string, { components, hooks }: ParsedPage): boolean {
  return [...components, ...hooks].includes(title.replaceAll(' ', ''));
}

/**
 * Compares a translated page with the English page that it was made from: front matter, headings
 * and their ids, and in each section components, links, placeholders, code and numbers; finds what
 * is left in English, and what the language's `terms` and rules do not allow. Front matter `allow`
 * excuses what it names, and `code` all code.
 */
export function comparePages(
  english: ParsedPage,
  own: ParsedPage,
  terms: Terms = {},
): TranslationProblem[] {
  const { file } = own;
  const problems: TranslationProblem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });

  for (const [field, value] of Object.entries(english.frontMatter)) {
    const found = own.frontMatter[field];
    if (found === undefined) {
      report(1, `the front matter lacks "${field}".`);
    } else if (!TEXT_FIELDS.test(field) && JSON.stringify(found) !== JSON.stringify(value)) {
      report(
        lineOfField(own.source, field),
        `"${field}" of the front matter is not that of the English page.`,
      );
    }
  }
  for (const field of ['title', 'description']) {
    const text = String(own.frontMatter[field]);
    if (text === english.frontMatter[field] && !own.allowed.has(text) && !isName(text, own)) {
      report(lineOfField(own.source, field), `the ${field} is still in English.`);
    }
  }

  const source = sectionsOf(english);
  const target = sectionsOf(own);
  const ids = new Set(target.map(({ id }) => id));
  for (const [index, { id }] of source.entries()) {
    if (ids.has(id)) continue;
    const before = source.slice(0, index).findLast((section) => ids.has(section.id))?.id;
    const { line = 1 } = target.find((section) => section.id === before) ?? {};
    report(line, `the heading #${id} is missing below this one.`);
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
    const some = (parts: readonly Part[]) =>
      parts.filter(
        ({ kind, text }) =>
          !own.allowed.has(text.replaceAll('`', '')) &&
          !(kind.includes('code') && own.allowed.has('code')),
      );
    compareParts(some(section.parts), some(original.parts), section.line, report);
  }

  const sentences: string[] = [];
  visit(english.tree, PROSE, (node) => void sentences.push(proseOf(node)));
  const phrases = englishPhrases(sentences);
  visit(own.tree, PROSE, (node) => {
    const text = proseOf(node);
    const line = node.position?.start.line ?? 1;
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    const left =
      words.length >= WORDS_OF_A_SENTENCE && sentences.includes(text)
        ? text.slice(0, 60)
        : findEnglishRun(text, phrases);
    if (left !== undefined) report(line, `still in English: "${left}".`);
    for (const message of findTextProblems(text, terms)) report(line, message);
  });
  for (const field of ['title', 'description']) {
    for (const message of findTextProblems(String(own.frontMatter[field]), terms)) {
      report(lineOfField(own.source, field), message);
    }
  }
  return problems.sort((one, other) => one.line - other.line);
}
