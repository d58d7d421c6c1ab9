import Link from '@docusaurus/Link';
import ProductLogo from '@site/src/ui/ProductLogo';
import { OFFERED_PRODUCTS } from './offeredProducts';
import { POPULAR_PAGES } from './popularPages';
import { t } from './texts';
import styles from './styles.module.css';

/** Links to popular pages, by product. */
export default function PopularPages() {
  return (
    <ul className={styles.popular}>
      {POPULAR_PAGES.map(({ product, titleKey, href }) => {
        const { name, logo } = OFFERED_PRODUCTS.find(({ id }) => id === product) ?? {};
        return (
          <li key={href}>
            <Link to={href} className={styles.popularLink}>
              {logo && <ProductLogo product={logo} size={20} />}
              <span className={styles.popularTitle}>{t(titleKey)}</span>{' '}
              <span className={styles.popularProduct}>{name}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
