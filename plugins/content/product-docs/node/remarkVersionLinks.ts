import type { Root } from 'mdast';
import { toSitePath } from '../../../common/files/toSitePath';
import { findDocsVersionOfFile, toVersionPath } from '../../../../src/site/docsVersions';
import { stripTrailingSlashes } from '../../../../src/site/paths';
import { CURRENT_VERSION } from '../../../../src/site/products';
import { findPageFile } from '../../../common/pages/findPageFile';
import { visit } from 'unist-util-visit';

export interface RemarkVersionLinksOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
}

/** Attributes that contain links. */
const LINK_ATTRIBUTES = ['href', 'to'];

/**
 * Remark plugin that rewrites links in an older version's pages to that version, if it has the
 * page. Cut pages contain the paths of the newest version.
 */
export default function remarkVersionLinks({ siteDir }: RemarkVersionLinksOptions) {
  return (tree: Root, file: { readonly path: string }): void => {
    const version = findDocsVersionOfFile(toSitePath(siteDir, file.path));
    if (!version || version.name === CURRENT_VERSION) return;

    const toTarget = (url: string): string => {
      const target = toVersionPath(url, version);
      const [pathname = ''] = target.split(/[?#]/, 1);
      return target !== url && findPageFile(stripTrailingSlashes(pathname), siteDir) !== undefined
        ? target
        : url;
    };
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = toTarget(node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
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
