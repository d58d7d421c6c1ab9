import type { List, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toSitePath } from '../../../../common/files/toSitePath';
import { ContentError } from '../../../../../src/site/contentError';
import { findDocsVersionOfFile } from '../../../../../src/site/docsVersions';
import { readNames } from '../../../../common/front-matter/parseFrontMatter';
import { apiAddressesOf } from './apiAddresses';
import { readPlaces } from './readDocPages';

/** Returns the list of API links for a page's front matter. `file` is relative to the site. */
function toLinkList(file: string, frontMatter: Readonly<Record<string, unknown>>): List {
  const { packageName } = frontMatter;
  const version = findDocsVersionOfFile(file);
  const page = {
    productId: version?.productId ?? '',
    packageName: typeof packageName === 'string' ? packageName : undefined,
  };
  const { findPath } = apiAddressesOf(version?.name ?? '');
  const links = [
    ...readNames(frontMatter['components']).map((name) => ({ name, title: `<${name} />` })),
    ...readNames(frontMatter['hooks']).map((name) => ({ name, title: name })),
    ...readPlaces(frontMatter['interfaces']).map(([name]) => ({ name, title: name })),
  ].flatMap(({ name, title }) => {
    const to = findPath(page, name);
    return to === undefined ? [] : [{ title, to }];
  });
  if (links.length === 0) {
    throw new ContentError(
      `${file}: <ApiLinks /> has nothing to list; name "components", "hooks" or "interfaces" that have an API ` +
        'page in the front matter, or remove it.',
    );
  }
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: links.map(({ title, to }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url: to, children: [{ type: 'inlineCode', value: title }] }],
        },
      ],
    })),
  };
}

/** Used properties of the compiled file. */
interface PageFile {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Remark plugin, to run before Docusaurus's own: replaces `<ApiLinks />` by links to the API pages
 * that the front matter names. Throws an error with the page's path if there is nothing to show.
 */
export default function remarkApiLinks({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, { path: filePath, data }: PageFile): void => {
    tree.children.forEach((node, index) => {
      if ((node as MdxJsxFlowElement).name !== 'ApiLinks') return;
      const file = toSitePath(siteDir, filePath);
      // Set by Docusaurus.
      const frontMatter = (data['frontMatter'] ?? {}) as Readonly<Record<string, unknown>>;
      tree.children[index] = toLinkList(file, frontMatter);
    });
  };
}
