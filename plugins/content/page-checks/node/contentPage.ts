import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import {
  findDocsVersion,
  toProductPath,
  type DocsVersion,
} from '../../../../src/site/docsVersions';
import { toPageFiles } from '../../../../src/site/pagePath';
import { stripTrailingSlashes } from '../../../../src/site/paths';
import { readNames } from '../../api-reference/node/pages/readDocPages';
import { textAttribute } from '../../../common/markdown/textAttribute';
import { parseFrontMatter } from '../../../common/front-matter/parseFrontMatter';
import { findPageKind, type PageKind } from './pageKinds';

/** A page as the rules see it. */
export interface ContentPage {
  /** Relative to the site. */
  readonly file: string;
  /** The whole file. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly version: DocsVersion;
  readonly isTranslated: boolean;
  /** `undefined` where neither path nor front matter tells. */
  readonly kind: PageKind | undefined;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Names that need not be real or shown, each with its reason: front matter `allow`. */
  readonly allowed: ReadonlyMap<string, string>;
  /** What it shows: files that exist, relative to the site, with their text. */
  readonly demos: ReadonlyMap<string, string>;
  /** The keyboard files that it shows, in the same way. */
  readonly tables: ReadonlyMap<string, string>;
  /** Whether a product has a page at a path. */
  readonly hasPage: (pathname: string) => boolean;
}

/** Says what is wrong and where: at a node of the page, a line, or the page as a whole. */
export type Report = (place: Node | number | undefined, message: string) => void;

/** Checks one page by itself. */
export interface PageRule {
  readonly name: string;
  /** Also checks translations. Others are about English. */
  readonly everyLanguage?: boolean;
  readonly check: (page: ContentPage, report: Report) => void;
}

/** Parses pages in CommonMark, as Docusaurus does with `.md` files. */
const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const mdx = markdown().use(remarkMdx).freeze();

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

export interface PageFile {
  readonly file: string;
  readonly source: string;
  readonly version: DocsVersion;
  /** Reads a file beside the page, relative to the site; `undefined` if there is none. */
  readonly readDemo: (file: string) => string | undefined;
}

/** The format of a page, as Docusaurus chooses it. */
function formatOf(file: string, { mdx: options }: Readonly<Record<string, unknown>>): string {
  const { format = 'detect' } = (options ?? {}) as { readonly format?: string };
  return format === 'detect' ? path.extname(file).slice(1) : format;
}

/**
 * Parses a page. A translation shows the demos of its English page unless it has its own. Throws what the
 * parser says, which has a `line`.
 */
export function parseContentPage({ file, source, version, readDemo }: PageFile): ContentPage {
  const { frontMatter } = parseFrontMatter(source, file, '');
  const tree = (formatOf(file, frontMatter) === 'md' ? markdown : mdx).parse(source);
  const isTranslated = file.startsWith('i18n/');
  const folder = path.posix.dirname(file);
  const { docsPath, translatedPath } = version;
  const english = isTranslated
    ? `${docsPath}${folder.slice(folder.indexOf(translatedPath) + translatedPath.length)}`
    : folder;
  const demos = new Map<string, string>();
  const tables = new Map<string, string>();
  eachElement(tree, (name, element) => {
    const shown = name === 'Demo' ? demos : /^(?:Keyboard|Roles)$/.test(name ?? '') ? tables : null;
    const src = shown ? textAttribute(element, 'src') : undefined;
    if (!shown || src === undefined) return;
    for (const parent of new Set([folder, english])) {
      const file = path.posix.join(parent, src);
      const text = shown.get(file) ?? readDemo(file);
      if (text === undefined) continue;
      shown.set(file, text);
      break;
    }
  });
  return {
    file,
    source,
    frontMatter,
    tree,
    version,
    isTranslated,
    kind: findPageKind(file.replace(/\.mdx?$/, ''), frontMatter['kind']),
    components: readNames(frontMatter['components']),
    hooks: readNames(frontMatter['hooks']),
    allowed: new Map(
      Object.entries(frontMatter['allow'] ?? {}).map(([name, reason]) => [name, String(reason)]),
    ),
    demos,
    tables,
    hasPage(pathname) {
      const target = findDocsVersion(pathname);
      if (!target) return false;
      const files = toPageFiles(toProductPath(stripTrailingSlashes(pathname), target).slice(1));
      return files.some((name) => readDemo(path.posix.join(target.docsPath, name)) !== undefined);
    },
  };
}
