import type { Code, Node, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { errorAt } from '../../../common/markdown/errorAt';
import { constantAttribute } from '../../../common/markdown/mdxNodes';
import type { CodeBlockAttributes } from '../contract';
import {
  CODE_VARIANT_LABELS,
  CODE_VARIANT_STORAGE_KEY,
  PACKAGE_MANAGER_STORAGE_KEY,
} from '../contract';
import { constantCodeBlock } from './constantCodeBlock';
import { extractHighlightComments } from './extractHighlightComments';
import { javascriptForm, javascriptTitle } from './javascriptForm';
import { packageManagerCommands } from './packageManagerCommands';
import { parseFenceMeta, type FenceMeta } from './parseFenceMeta';
import { renderCode } from './renderCode';

const TABS = 'CodeTabs';
const BLOCK = 'CodeBlock';

/** Languages of commands. */
const SHELLS = ['bash', 'sh', 'shell'];

function isParent(node: Node): node is Parent {
  return 'children' in node;
}

function isCode(node: Node): node is Code {
  return node.type === 'code';
}

function isBlock(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  return (
    /^mdxJsx(?:Flow|Text)Element$/.test(node.type) && (node as MdxJsxFlowElement).name === BLOCK
  );
}

function isTabs(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === TABS;
}

function element(
  name: string,
  attributes: object,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => constantAttribute(key, value as string | boolean)),
    children,
  };
}

function codeBlock(source: string, language: string, meta: FenceMeta, tab?: string) {
  const { code, highlightedLines } = extractHighlightComments(source);
  const attributes: CodeBlockAttributes = {
    html: renderCode({
      code,
      language,
      highlightedLines: [...new Set([...meta.highlightedLines, ...highlightedLines])],
      showLineNumbers: meta.showLineNumbers,
      firstLine: meta.firstLine,
    }),
    language: language || undefined,
    title: meta.title,
    tab,
    showLineNumbers: meta.showLineNumbers,
  };
  return element(BLOCK, attributes, []);
}

function packageManagerTabs(source: string, language: string, meta: FenceMeta) {
  if (!SHELLS.includes(language)) throw new Error('npm2yarn is for bash blocks.');
  return element(
    TABS,
    { storageKey: PACKAGE_MANAGER_STORAGE_KEY },
    packageManagerCommands(source).map(({ packageManager, code }) =>
      codeBlock(code, language, meta, packageManager),
    ),
  );
}

/**
 * TypeScript and JavaScript in tabs; one block if the code is the same, or lines are highlighted by
 * number.
 */
async function variantTabs(source: string, language: string, meta: FenceMeta) {
  const javascript =
    meta.highlightedLines.length > 0 ? null : await javascriptForm(source, language);
  if (!javascript) return codeBlock(source, language, meta);
  const javascriptMeta = { ...meta, title: javascriptTitle(meta.title) };
  return element(TABS, { storageKey: CODE_VARIANT_STORAGE_KEY }, [
    codeBlock(source, language, meta, CODE_VARIANT_LABELS.TS),
    codeBlock(javascript.code, javascript.language, javascriptMeta, CODE_VARIANT_LABELS.JS),
  ]);
}

/** Returns the element of a fence. Throws an error without location. */
async function transformFence(node: Code, insideTabs: boolean): Promise<MdxJsxFlowElement> {
  const language = node.lang?.toLowerCase() ?? '';
  const meta = parseFenceMeta(node.meta);
  if (insideTabs && meta.npm2yarn) throw new Error(`npm2yarn makes its own <${TABS}>.`);
  if (insideTabs && !meta.tab) throw new Error(`A fence inside <${TABS}> needs tab="…".`);
  if (!insideTabs && meta.tab) throw new Error(`tab="${meta.tab}" is for fences in <${TABS}>.`);
  if (meta.npm2yarn) return packageManagerTabs(node.value, language, meta);
  return insideTabs
    ? codeBlock(node.value, language, meta, meta.tab)
    : variantTabs(node.value, language, meta);
}

function assertDistinctTabs(tabs: MdxJsxFlowElement, fences: readonly Code[], page: string) {
  const labels = fences.map((fence) => parseFenceMeta(fence.meta).tab);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) throw errorAt(page, tabs, `<${TABS}> has two tabs "${twice}".`);
  if (!fences.length) throw errorAt(page, tabs, `<${TABS}> has no code block.`);
}

/** Highlights a `<CodeBlock>` that is known at build time. */
function transformBlock<T extends MdxJsxFlowElement | MdxJsxTextElement>(
  element: T,
  page: string,
): T {
  try {
    const known = constantCodeBlock(element);
    if (!known) return element;
    const { attributes } = codeBlock(known.code, known.language.toLowerCase(), known.meta);
    return { ...element, attributes, children: [] };
  } catch (error) {
    throw errorAt(page, element, `${(error as Error).message} (<${BLOCK}>)`);
  }
}

async function transformChild<T extends Node>(
  child: T,
  insideTabs: boolean,
  page: string,
): Promise<T | MdxJsxFlowElement> {
  if (isParent(child)) await transformChildren(child, page);
  if (isBlock(child)) return transformBlock(child, page);
  if (!isCode(child)) return child;
  try {
    return { ...(await transformFence(child, insideTabs)), position: child.position };
  } catch (error) {
    const fence = `\`\`\`${[child.lang, child.meta].filter(Boolean).join(' ')}`;
    throw errorAt(page, child, `${(error as Error).message} (${fence})`);
  }
}

async function transformChildren(parent: Parent, page: string): Promise<void> {
  const insideTabs = isTabs(parent);
  if (insideTabs) {
    // An empty fence would be an unusable tab.
    parent.children = parent.children.filter((child) => !isCode(child) || child.value.trim());
  }
  const fences = parent.children.filter(isCode);
  parent.children = await Promise.all(
    parent.children.map((child) => transformChild(child, insideTabs, page)),
  );
  if (insideTabs) assertDistinctTabs(parent, fences, page);
}

/**
 * Remark plugin that turns fences into highlighted `<CodeBlock html="…" language="…">`, a `bash
 * npm2yarn` fence into `<CodeTabs storageKey="package-manager">`, and a `ts` or `tsx` fence with
 * types into `<CodeTabs storageKey="code-variant">`. Highlights `<CodeBlock>` whose attributes and text are
 * constant. Throws for an invalid fence (unknown option, wrong line range), with file, line and reason.
 */
export function remarkCodeBlocks() {
  return async (
    tree: Node,
    { path = 'unknown file' }: { readonly path?: string },
  ): Promise<void> => {
    if (isParent(tree)) await transformChildren(tree, path);
  };
}
