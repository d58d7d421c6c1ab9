import type { InlineCode, Link, Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { toSitePath } from '../../../common/files/toSitePath';
import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';
import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { readNames } from '../../../common/front-matter/parseFrontMatter';
import { loadApiNames, type ApiNames } from './apiNames';
import { resolveName, type NamingPage } from './resolveName';

/** Leaves out what is no running text: links in headings would be in the table of contents. */
const NO_TEXT: readonly string[] = ['heading', 'link', 'linkReference', 'code'];

/** What inline code leads to: another page's component or hook, or a prop of the page's own. */
function findTarget(code: string, page: NamingPage, names: ApiNames): string | undefined {
  const name = resolveName(code, page, names);
  const isLinked = name?.isOwn ? name.kind === 'prop' || name.kind === 'value' : name !== undefined;
  return isLinked ? name?.to : undefined;
}

/** Links the first mention of each name in a section. */
export function linkNames(tree: Root, page: NamingPage, names: ApiNames): void {
  let linked = new Set<string>();
  const link = (node: InlineCode, index: number | undefined, parent: Parent | undefined) => {
    const to = findTarget(node.value, page, names);
    if (to === undefined || linked.has(to) || !parent || index === undefined) return undefined;
    linked.add(to);
    const target: Link = {
      type: 'link',
      url: to,
      data: { hProperties: { className: ['api-name'] } },
      children: [node],
    };
    parent.children[index] = target as RootContent;
    return SKIP;
  };
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') linked = new Set();
    if (NO_TEXT.includes(node.type)) return SKIP;
    return node.type === 'inlineCode' ? link(node as InlineCode, index, parent) : undefined;
  });
}

/**
 * Remark plugin that leads from names in running text to the API reference. It takes the front matter
 * that Docusaurus puts into the file.
 */
export default function remarkApiNames({ siteDir }: { readonly siteDir: string }) {
  const loading = loadApiNames(siteDir);
  return async (
    tree: Root,
    file: { readonly path: string; readonly data: Readonly<Record<string, unknown>> },
  ): Promise<void> => {
    const version = findDocsVersionOfFile(toSitePath(siteDir, file.path));
    const frontMatter = (file.data['frontMatter'] ?? {}) as Readonly<Record<string, unknown>>;
    // Generated API pages have links of their own.
    if (!version || frontMatter[GENERATED_FIELD] !== undefined) return;
    const { packageName } = frontMatter;
    const page = {
      components: readNames(frontMatter['components']),
      hooks: readNames(frontMatter['hooks']),
      productId: version.productId,
      packageName: typeof packageName === 'string' ? packageName : undefined,
    };
    linkNames(tree, page, (await loading)(version.name));
  };
}
