import type { BlockContent, Node, PhrasingContent, Root, RootContent } from 'mdast';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import type { CodeVariant } from '../../../../src/site/demoHash';
import {
  FACTS_FIELD,
  PAGE_LINKS_FIELD,
  TRANSLATION_NOTICE_FIELD,
  type PropPageFact,
  type PropPageLinks,
  type PropTranslationNotice,
} from '../../../content/product-docs/contract';
import remarkVersionLinks from '../../../content/product-docs/node/remarkVersionLinks';
import { writeTable } from './writeTable';
import { absoluteUrl, type SitePlace } from './absoluteUrl';
import { ADMONITIONS, admonition } from './admonitions';
import type { JsxElement } from './attributes';
import { codeFence } from './codeFences';
import { COMPONENTS, INLINE_ELEMENTS, jsonFile, type PageContext } from './components';
import { isAsWritten } from './isAsWritten';
import { blockquote, heading, link, paragraph, raw, text } from './nodes';
import type { ParsedPage } from './parsePage';
import { stringifier } from './stringifier';

/** A page to convert, with its context. */
export interface TwinPage extends Omit<PageContext, 'imports' | 'variant'> {
  readonly title: string;
  readonly description: string;
  readonly place: SitePlace;
}

/** Used properties of MDX and directive nodes, which mdast's types lack. */
interface SourceNode extends Node {
  readonly name?: string | null;
  readonly value?: string;
  readonly children?: readonly SourceNode[];
}

const IMPORT = /^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const LITERAL = /^\s*(?:(['"`])((?:(?!\1)[^\\$])*)\1|(\d+(?:\.\d+)?))\s*$/;
const MEMBER = /^\s*(\w+)((?:\.\w+)+)\s*$/;
/** Explicit id of a heading. */
const HEADING_ID = /\s*\{#[^}]*\}\s*$/;
const HTML_COMMENT = /^<!--[\s\S]*-->$/;

/** Evaluates an expression such as `changes.to` on an imported JSON module. */
function readMember(expression: string, context: PageContext): string | undefined {
  const [, name = '', members = ''] = MEMBER.exec(expression) ?? [];
  const request = context.imports.get(name);
  if (request === undefined) return undefined;
  let value: unknown = JSON.parse(readFileSync(jsonFile(request, context), 'utf8'));
  for (const member of members.split('.').slice(1)) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, member)
        ? (value as Readonly<Record<string, unknown>>)[member]
        : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function evaluate(expression: string, context: PageContext): string {
  if (COMMENT.test(expression) || expression.trim() === '') return '';
  const [, , string, number] = LITERAL.exec(expression) ?? [];
  const value = string ?? number ?? readMember(expression, context);
  if (value === undefined) {
    throw new ContentError(
      `{${expression}} has no Markdown form; write a text, or a member of an imported JSON.`,
    );
  }
  return value;
}

const BLOCKS: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'definition',
  'footnoteDefinition',
  'heading',
  // Verbatim HTML only.
  'html',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
]);

/** Wraps inline nodes among blocks in paragraphs. */
function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      blocks.push(paragraph(...line));
    }
    line = [];
  };
  for (const node of nodes) {
    if (BLOCKS.has(node.type)) {
      end();
      blocks.push(node);
    } else line.push(node as PhrasingContent);
  }
  end();
  return blocks;
}

/** Converts the nodes of a page to plain Markdown nodes. */
class PageConverter {
  constructor(
    private readonly context: PageContext,
    private readonly source: string,
    private readonly place: SitePlace,
  ) {}

  private written({ position }: Node): string {
    return this.source.slice(position?.start.offset, position?.end.offset);
  }

  private resolve(url: string): string {
    return absoluteUrl(url, this.context.permalink, this.place);
  }

  /** Converts the whole page. */
  async page(nodes: readonly Node[]): Promise<RootContent[]> {
    const converted: RootContent[] = [];
    for (const node of nodes) {
      const written = this.written(node);
      if (isAsWritten(node, written)) converted.push(raw(written));
      else converted.push(...(await this.one(node as SourceNode)));
    }
    return converted;
  }

  private async all(nodes: readonly Node[]): Promise<RootContent[]> {
    const converted: RootContent[] = [];
    for (const node of nodes) converted.push(...(await this.one(node as SourceNode)));
    return converted;
  }

  private fail(node: Node, reason: string): never {
    const line = node.position?.start.line;
    throw new ContentError(
      `${this.context.file}${line === undefined ? '' : `:${line}`}: ${reason}`,
    );
  }

  /** Runs a conversion; adds the position of `node` to an error. */
  private async attempt<T>(node: Node, run: () => T | Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      return this.fail(node, error instanceof Error ? error.message : String(error));
    }
  }

  private async one(node: SourceNode): Promise<RootContent[]> {
    const { children = [] } = node;
    switch (node.type) {
      case 'yaml':
      case 'toml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = await this.attempt(node, () => evaluate(node.value ?? '', this.context));
        if (value === '') return [];
        return node.type === 'mdxFlowExpression' ? [paragraph(text(value))] : [text(value)];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.element(node);
      case 'containerDirective': {
        const kind = ADMONITIONS[node.name ?? ''];
        if (kind === undefined) {
          this.fail(
            node,
            `":::${node.name}" is no admonition; use ${Object.keys(ADMONITIONS).join(', ')}.`,
          );
        }
        return [admonition(kind, (await this.all(children)) as BlockContent[])];
      }
      // Text with a colon, such as `a:hover`.
      case 'textDirective':
        return [text(this.written(node))];
      case 'leafDirective':
        return [paragraph(text(this.written(node)))];
      case 'html':
        if (HTML_COMMENT.test(node.value ?? '')) return [];
        return this.fail(node, 'HTML has no Markdown form; write Markdown, or make the file .mdx.');
      case 'code':
        return this.attempt(node, () => codeFence(node as never, this.context.variant));
      case 'heading': {
        const inside = (await this.all(children)) as PhrasingContent[];
        const last = inside.at(-1);
        if (last?.type === 'text') {
          inside[inside.length - 1] = text(last.value.replace(HEADING_ID, '').trimEnd());
        }
        return [{ ...(node as unknown as RootContent), children: inside } as RootContent];
      }
      default:
        return [await this.plain(node)];
    }
  }

  /** Keeps a Markdown node, with absolute links. */
  private async plain(node: SourceNode): Promise<RootContent> {
    const copy = { ...node } as unknown as Record<string, unknown>;
    if (typeof copy['url'] === 'string') copy['url'] = this.resolve(copy['url']);
    if (!node.children) return copy as unknown as RootContent;
    const inside = await this.all(node.children);
    const holdsBlocks = ['blockquote', 'listItem', 'footnoteDefinition'].includes(node.type);
    const isEmpty = node.type === 'paragraph' && inside.length === 0;
    copy['children'] = holdsBlocks ? toBlocks(inside) : inside;
    return isEmpty ? text('') : (copy as unknown as RootContent);
  }

  private async element(node: SourceNode): Promise<RootContent[]> {
    const element = node as unknown as JsxElement;
    const { name } = element;
    if (name !== null && name !== undefined && /^[A-Z]|\./.test(name)) {
      const handle = COMPONENTS[name];
      if (!handle) {
        this.fail(
          node,
          `<${name}> has no Markdown form; add one to plugins/output/markdown-twins/node/components.ts.`,
        );
      }
      // A component's children are converted like the page's nodes.
      return this.absolute(await this.attempt(node, () => handle(element, this.context)));
    }
    const children = await this.all(node.children ?? []);
    const inline = name ? INLINE_ELEMENTS[name] : undefined;
    if (inline) return this.absolute(inline(element, children as PhrasingContent[]));
    return children;
  }

  /** Makes the links of nodes absolute. */
  private absolute<T extends Node>(nodes: readonly T[]): T[] {
    return nodes.map((node) => {
      const { url, children } = node as unknown as { url?: string; children?: readonly Node[] };
      return {
        ...node,
        ...(url !== undefined && { url: this.resolve(url) }),
        ...(children && { children: this.absolute(children) }),
      };
    });
  }
}

function findImports(tree: Root): Map<string, string> {
  const imports = new Map<string, string>();
  for (const node of tree.children as readonly SourceNode[]) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = '', request = ''] of (node.value ?? '').matchAll(IMPORT)) {
      imports.set(name, request);
    }
  }
  return imports;
}

/** On pages of older versions: a notice with a link to the newest version. */
function versionNotice({
  frontMatter,
  place,
  permalink,
}: Omit<TwinPage, 'content'>): RootContent[] {
  // Written by plugins/content/product-docs.
  const { notice } = (frontMatter[PAGE_LINKS_FIELD] ?? {}) as PropPageLinks;
  if (!notice) return [];
  const url = absoluteUrl(notice.to, permalink, place);
  return [blockquote(paragraph(text(`${notice.text} `), link(url, text(notice.linkText))))];
}

/** On pages that are not translated, or outdated: what readers are told. */
function translationNotice({
  frontMatter,
  place,
  permalink,
}: Omit<TwinPage, 'content'>): RootContent[] {
  // Written by plugins/content/product-docs.
  const notice = frontMatter[TRANSLATION_NOTICE_FIELD] as PropTranslationNotice | undefined;
  if (!notice) return [];
  const links = notice.links.flatMap(({ text: label, to, href }): PhrasingContent[] => {
    const url = to ?? (href?.startsWith('/') ? `pathname://${href}` : (href ?? ''));
    return [text(' '), link(absoluteUrl(url, permalink, place), text(label))];
  });
  return [blockquote(paragraph(text(notice.text), ...links))];
}

/** On pages of components and hooks: their facts in one line. */
function pageFacts({ frontMatter, place, permalink }: Omit<TwinPage, 'content'>): RootContent[] {
  // Written by plugins/content/product-docs.
  const facts = (frontMatter[FACTS_FIELD] ?? []) as readonly PropPageFact[];
  if (facts.length === 0) return [];
  const nodes = facts.flatMap((fact, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(' · ')]),
    fact.to === undefined
      ? text(fact.text)
      : link(absoluteUrl(fact.to, permalink, place), text(fact.text)),
  ]);
  return [paragraph(...nodes)];
}

/** Replaces a table by its text if `writeTable` supports it. */
function asWritten(node: RootContent): RootContent {
  const written = node.type === 'table' ? writeTable(node) : undefined;
  return written === undefined ? node : raw(written);
}

/**
 * Converts a parsed page to Markdown, once per code variant: title, description and content without
 * JSX, directives and front matter, with absolute links. Throws one sentence with file, line and
 * fix for anything without a Markdown form.
 */
export async function toMarkdown(
  page: TwinPage,
  { source, tree }: ParsedPage,
  variants: readonly CodeVariant[],
): Promise<string[]> {
  const { title, description, place, ...rest } = page;
  remarkVersionLinks({ siteDir: page.siteDir })(tree, {
    path: path.join(page.siteDir, page.file),
  });
  const imports = findImports(tree);
  const convert = async (variant: CodeVariant) => {
    const context: PageContext = { ...rest, imports, variant };
    const children = await new PageConverter(context, source, place).page(tree.children);
    return stringifier.stringify({
      type: 'root',
      children: [
        heading(1, text(title)),
        ...(description ? [paragraph(text(description))] : []),
        ...pageFacts(page),
        ...versionNotice(page),
        ...translationNotice(page),
        ...toBlocks(children).map(asWritten),
      ],
    });
  };
  return Promise.all(variants.map(convert));
}
