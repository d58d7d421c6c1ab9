import type { List } from 'mdast';
import { findDocsVersionOfFile } from '../../../../../src/site/docsVersions';
import { apiAddressesOf, toApiLinks } from './apiAddresses';
import { readNames } from '../../../../common/front-matter/parseFrontMatter';
import { LINKS_ELEMENT } from './toMdx';

/**
 * Returns the list of API links for a page's front matter.
 * @param file The page's file, relative to the site.
 * @throws if there is nothing to list.
 */
export function apiLinkList(file: string, frontMatter: Readonly<Record<string, unknown>>): List {
  const { packageName } = frontMatter;
  const version = findDocsVersionOfFile(file);
  const links = toApiLinks(
    apiAddressesOf(version?.name ?? ''),
    {
      productId: version?.productId ?? '',
      ...(typeof packageName === 'string' && { packageName }),
    },
    readNames(frontMatter['components']),
    readNames(frontMatter['hooks']),
  );
  if (links.length === 0) {
    throw new Error(
      `<${LINKS_ELEMENT} /> has nothing to list; name "components" or "hooks" that have an API ` +
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
