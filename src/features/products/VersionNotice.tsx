import Link from '@docusaurus/Link';
import type { PropVersionNotice } from '@site/plugins/content/product-docs/contract';
import styles from './styles.module.css';

/** Notice on pages of older versions, with a link to the newest. */
export default function VersionNotice({ notice }: { readonly notice: PropVersionNotice }) {
  const { text, linkText, to } = notice;
  return (
    <p role="note" className={styles.notice} data-pagefind-ignore>
      {text} <Link to={to}>{linkText}</Link>
    </p>
  );
}
