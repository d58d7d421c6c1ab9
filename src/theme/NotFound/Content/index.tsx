/*
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound/Content. Why: it suggests pages with a
 * similar path, and links to products and older versions.
 */
import Link from '@docusaurus/Link';
import { SimilarPages } from '@site/src/features/not-found';
import { t } from '@site/src/features/not-found/texts';
import { ProductLinks } from '@site/src/features/product-menus';
import { VERSIONS_PATHNAME } from '@site/src/site/links';
import PlainPage from '@site/src/ui/PlainPage';
import styles from './styles.module.css';

export default function NotFoundContent() {
  return (
    <PlainPage title={t('notFound.title')} lede={t('notFound.lede')}>
      <div className={styles.suggestions} role="status">
        <SimilarPages />
      </div>
      <ProductLinks className={styles.products} />
      <ul className={styles.more}>
        <li>
          <Link to="/">{t('notFound.home')}</Link>
        </li>
        <li>
          <Link to={VERSIONS_PATHNAME}>{t('notFound.versions')}</Link>
        </li>
      </ul>
    </PlainPage>
  );
}
