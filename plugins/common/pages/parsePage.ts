import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseFrontMatter, readNames } from '../front-matter/parseFrontMatter';

/** A page as it is written. */
export interface ParsedPage {
  /** Relative to the site. */
  readonly file: string;
  /** The whole file. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Names that need not be real, shown or translated, each with its reason: front matter `allow`. */
  readonly allowed: ReadonlyMap<string, string>;
}

/** Parses pages in CommonMark, as Docusaurus does with `.md` files. */
const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const mdx = markdown().use(remarkMdx).freeze();

/** The format of a page, as Docusaurus chooses it. */
function formatOf(file: string, { mdx: options }: Readonly<Record<string, unknown>>): string {
  const { format = 'detect' } = (options ?? {}) as { readonly format?: string };
  return format === 'detect' ? path.extname(file).slice(1) : format;
}

/** Parses a page. Throws what the parser says, for `toSyntaxProblem`. */
export function parsePage(file: string, source: string): ParsedPage {
  const { frontMatter } = parseFrontMatter(source, file, '');
  const tree = (formatOf(file, frontMatter) === 'md' ? markdown : mdx).parse(source);
  const { components, hooks, allow = {} } = frontMatter;
  return {
    file,
    source,
    frontMatter,
    tree,
    components: readNames(components),
    hooks: readNames(hooks),
    allowed: new Map(Object.entries(allow as object).map(([name, why]) => [name, String(why)])),
  };
}

/** Returns what a parser says about a page, with the line that is meant. */
export function toSyntaxProblem(
  file: string,
  error: unknown,
): { readonly file: string; readonly line: number; readonly message: string } {
  const { line, message } = error as { readonly line?: number; readonly message: string };
  // An error about front matter begins with its place.
  const [, ownLine, text] = /^[^:\s]+:(\d+)(?::\d+)?: (.*)$/s.exec(message) ?? [];
  // For an unclosed tag, only the message has the place: `(3:1-3:10)`.
  const place = ownLine ?? /(?<=\()\d+(?=:\d)/.exec(message)?.[0] ?? 1;
  return { file, line: line ?? Number(place), message: text ?? message };
}

/** Calls `found` with each JSX element of a page that is a component called `name`. */
export function eachElement(
  tree: Root,
  found: (name: string, element: MdxJsxFlowElement | MdxJsxTextElement) => void,
): void {
  visit(tree, (node) => {
    const element = node as Nodes | MdxJsxFlowElement | MdxJsxTextElement;
    if (element.type === 'mdxJsxFlowElement' || element.type === 'mdxJsxTextElement') {
      if (element.name) found(element.name, element);
    }
  });
}
