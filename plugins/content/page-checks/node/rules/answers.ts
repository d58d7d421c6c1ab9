import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { ContentPage, PageRule } from '../contentPage';
import { TEMPLATES } from '../pageKinds';
import { countWords } from './structure';

/** Rules of pages that answer questions. They hold from so many lines of `questions` on; the other pages follow. */
const LEAST_QUESTIONS = 5;
/** Most entries of "Limits", and lines of JSX of the first demo. */
const LIMITS = 5;
const FIRST_DEMO_LINES = 15;
/** Longest section that may only say that there is nothing to say. */
const SHORT_SECTION = 40;

const answers = ({ frontMatter }: ContentPage) =>
  Object.keys(frontMatter['questions'] ?? {}).length >= LEAST_QUESTIONS;

const rule = (name: string, check: PageRule['check']): PageRule => ({
  name,
  check: (page, report) => {
    if (answers(page)) check(page, report);
  },
});

/** The blocks below a second-level heading, up to the next. */
function sectionAt(content: readonly RootContent[], title: string) {
  const isSection = (node: RootContent) => node.type === 'heading' && node.depth === 2;
  const start = content.findIndex((node) => isSection(node) && toString(node) === title);
  if (start === -1) return undefined;
  const length = content.slice(start + 1).findIndex(isSection);
  return {
    heading: content[start],
    blocks: content.slice(start + 1, length === -1 ? undefined : start + 1 + length),
  };
}

/** A limit is an item of a list, a callout, or has a heading or a bold beginning. */
const limitsIn = (block: RootContent) => {
  if (block.type === 'list') return block.children.length;
  const isBold = block.type === 'paragraph' && block.children[0]?.type === 'strong';
  return isBold || block.type === 'heading' || block.type === 'containerDirective' ? 1 : 0;
};

/** "Limits" has what cannot be helped. */
export const limits = rule('limits', ({ tree }, report) => {
  const section = sectionAt(tree.children, 'Limits');
  const count = (section?.blocks ?? []).reduce((sum, block) => sum + limitsIn(block), 0);
  if (count > LIMITS) {
    report(
      section?.heading,
      `"Limits" has ${count} entries; keep at most ${LIMITS}, and put the others beside their features.`,
    );
  }
});

const NOTHING = /^(?:None|Nothing|No|There (?:is|are) (?:no|none|nothing)|(?:\w+ ){1,4}has no)\b/;

/** A fixed section that would say "there is none" is left out. */
export const nothing = rule('nothing', ({ tree, kind }, report) => {
  for (const { title } of kind ? TEMPLATES[kind].sections : []) {
    const { heading, blocks = [] } = sectionAt(tree.children, title) ?? {};
    const text = blocks.map((block) => toString(block)).join(' ');
    if (blocks.length === 1 && NOTHING.test(text) && countWords(text) < SHORT_SECTION) {
      report(heading, `leave out "${title}", which says that there is nothing.`);
    }
  }
});

const IMPORT = /^import\s[^;]*;$/gm;

/** A block of imports that stand above is needless. */
export const importOnce = rule('import-once', ({ tree }, report) => {
  const known = new Set<string>();
  visit(tree, 'code', (code) => {
    const found = code.value.match(IMPORT) ?? [];
    const isAll = found.length > 0 && code.value.replace(IMPORT, '').trim() === '';
    if (isAll && found.every((each) => known.has(each))) {
      report(code, 'leave out the imports: they stand above.');
    }
    for (const each of found) known.add(each);
  });
});

/** The first demo is the smallest thing that works. */
export const firstDemo = rule('first-demo', ({ demos, kind, allowed }, report) => {
  const [[file, code] = ['', '']] = demos;
  const [, jsx = ''] =
    /^export default function[\s\S]*?^ {2}return \(\n([\s\S]*?)^ {2}\);$/m.exec(code) ?? [];
  const lines = jsx.split('\n').length - 1;
  const name = path.posix.basename(file, '.tsx');
  if (kind !== 'component' || lines <= FIRST_DEMO_LINES || allowed.has(name)) return;
  report(
    undefined,
    `the first demo, ${name}, has ${lines} lines of JSX; write at most ${FIRST_DEMO_LINES}, or say under ` +
      '"allow" why it needs more.',
  );
});

/** Rare words, and the usual ones. */
const RARE: readonly (readonly [RegExp, string])[] = [
  [/\bstylings\b/i, 'name them: "with sx, Tailwind CSS or plain CSS"'],
  [/\b(?:for|makes?) a kind of\b/i, 'write "a reusable style"'],
  [/\bways? out\b/i, 'write "fix"'],
  [/\bwraps? anew\b/i, 'write "re-wrap"'],
  [/\bturns? around\b/i, 'write "is mirrored"'],
  [/\bstate decides\b/i, 'write "React state holds the value"'],
  [/\bthe field lists\b/i, 'write "the field shows"'],
  [/\ba place for (?:the )?focus\b/i, 'write "focus after closing"'],
  [/\b(?:press|tap)(?:s|ed)? (?:a|the|its) button\b/i, 'write "click"'],
];

/** The usual word wins. */
export const usualWords = rule('usual-word', ({ tree }, report) => {
  visit(tree, ['paragraph', 'tableCell', 'heading'], (node) => {
    const text = toString(node).replace(/\s+/g, ' ');
    for (const [pattern, instead] of RARE) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) report(node, `"${found}": ${instead}.`);
    }
  });
});
