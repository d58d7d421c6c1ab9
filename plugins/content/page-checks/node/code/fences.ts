import type { Code } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { ContentPage } from '../contentPage';

/** A code block of a page in a language that is checked. */
export interface Fence {
  readonly node: Code;
  /** Line of the page where its first line stands. */
  readonly line: number;
  /** Name that other blocks of the page import it by, e.g. `theme.ts`. */
  readonly fileName: string;
  /** `parse`: only its syntax is checked, since it is part of a file, or JavaScript. */
  readonly check: 'types' | 'parse';
}

const LANGUAGE = /^[jt]sx?$/;

/** Lists the code blocks of a page. Those without a title, or with one that is taken, get a name. */
export function findFences({ tree }: ContentPage): Fence[] {
  const fences: Fence[] = [];
  const taken = new Set<string>();
  visit(tree, 'code', (node) => {
    const language = node.lang ?? '';
    const line = node.position && node.position.start.line + 1;
    if (!LANGUAGE.test(language) || line === undefined) return;
    const [, , title] = /\btitle=(["'])(.*?)\1/.exec(node.meta ?? '') ?? [];
    // TypeScript skips the types of declaration files.
    const titled = title?.replace(/\.d\.ts$/, '.ts').replace(/\.\w+$/, '');
    const stem = titled === undefined || taken.has(titled) ? `block-${line}` : titled;
    taken.add(stem);
    const isWhole = language.startsWith('ts') && !node.meta?.split(/\s+/).includes('fragment');
    // JSX in a `ts` block is a mistake; a file called `.ts` in a `tsx` block is none.
    const fileName = path.posix.join('/', `${stem}.${language}`).slice(1);
    fences.push({ node, line, fileName, check: isWhole ? 'types' : 'parse' });
  });
  return fences;
}
