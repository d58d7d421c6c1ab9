import Link from '@docusaurus/Link';
import type { PropVersionNotice } from '@site/plugins/content/product-docs/contract';
import { usePlaceOnPage } from '@site/src/features/page-links';
import styles from './styles.module.css';

/** Notice on pages of older versions, with a link to the newest. */
export default function VersionNotice({ notice }: { readonly notice: PropVersionNotice }) {
  const { text, linkText, to, nearest } = notice;
  const place = usePlaceOnPage();
  return (
    <p role="note" className={styles.notice} data-pagefind-ignore>
      <span>{text}</span> <Link to={nearest ? to : to + place}>{linkText}</Link>
    </p>
  );
}
