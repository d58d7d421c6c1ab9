/*
 * Wraps the original: it adds a slash to the address of a file, such as that of `[PDF](./manual.pdf)`, since
 * the paths of pages end with one.
 */
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import type { ReactNode } from 'react';

/** What Docusaurus puts on links to files, for its own link. */
const FILE = 'data-noBrokenLinkCheck';

export default function AWrapper(props: Props): ReactNode {
  const { [FILE]: isFile, ...attributes } = props as Props & { readonly [FILE]?: boolean };
  // The link has its text from the page.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return isFile ? <a {...attributes} /> : <A {...props} />;
}
