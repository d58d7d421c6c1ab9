import Link from '@docusaurus/Link';
import { t } from '@site/src/features/locale';
import ProductLogo from '@site/src/ui/ProductLogo';
import { OFFERED_PRODUCTS } from './offeredProducts';
import styles from './styles.module.css';

/**
 * The products, each lying on those it is built on. Where a product lies is said by the style
 * sheet, by its id; a product without a place there follows below.
 */
export default function ProductMap() {
  return (
    <nav className={styles.map} aria-label={t('home.map')}>
      <ul className={styles.layers}>
        {OFFERED_PRODUCTS.map(({ id, logo, name, href }) => (
          <li key={id} data-product={id} className={styles.layer}>
            <Link to={href} className={styles.layerLink}>
              <ProductLogo product={logo} size={28} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
