import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { findDocsVersionOfFile, toVersionPath } from '../../../../src/site/docsVersions';
import { stripTrailingSlashes } from '../../../../src/site/paths';
import { CURRENT_VERSION } from '../../../../src/site/products';
import { findPageFile } from './findPageFile';
import { visit } from 'unist-util-visit';

export interface RemarkVersionLinksOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
}

/** The attributes of elements that hold a link. */
const LINK_ATTRIBUTES = ['href', 'to'];

/**
 * Remark plugin: links of an older version's pages stay in that version where it has the page.
 * Pages are copied when a version is cut, and name the pages of the newest.
 */
export default function remarkVersionLinks({ siteDir }: RemarkVersionLinksOptions) {
  return (tree: Root, file: { readonly path: string }): void => {
    const version = findDocsVersionOfFile(
      path.relative(siteDir, file.path).split(path.sep).join('/'),
    );
    if (!version || version.name === CURRENT_VERSION) return;

    const toTarget = (url: string): string => {
      const target = toVersionPath(url, version);
      const [pathname = ''] = target.split(/[?#]/, 1);
      return target !== url && findPageFile(stripTrailingSlashes(pathname), siteDir) !== undefined
        ? target
        : url;
    };
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = toTarget(node.url);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      // The nodes of MDX are not in the types of Markdown.
      for (const attribute of (node as MdxJsxFlowElement | MdxJsxTextElement).attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          LINK_ATTRIBUTES.includes(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          attribute.value = toTarget(attribute.value);
        }
      }
    });
  };
}
