/*
 * Wraps the original: it adds a slash to the address of a file, such as that of `[PDF](./manual.pdf)`, since
 * the paths of pages end with one. It does not mark links to other sites, either.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What Docusaurus puts on links to files, for its own link. */
const FILE = 'data-noBrokenLinkCheck';

/** The changelog has hundreds. */
const isPullRequest = (text: ReactNode) => typeof text === 'string' && /^#\d/.test(text);

export default function AWrapper(props: Props): ReactNode {
  const { [FILE]: isFile, ...attributes } = props as Props & { readonly [FILE]?: boolean };
  const { href, className, children } = props;
  // The link has its text from the page.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  if (isFile) return <a {...attributes} />;
  if (href === undefined || isInternalUrl(href) || isPullRequest(children)) return <A {...props} />;
  // The mark stands where the text ends, also where English is read right to left.
  return (
    <A {...props} dir="auto" className={clsx(styles.external, className)}>
      {children}
      <IconExternalLink />
    </A>
  );
}
