import Link from '@docusaurus/Link';
import ProductLogo from '@site/src/ui/ProductLogo';
import { OFFERED_PRODUCTS } from './offeredProducts';
import { t } from './texts';
import styles from './styles.module.css';

/**
 * The products as layers, each on those it is built on. The style sheet positions them by id; a
 * product without position follows below.
 */
export default function ProductMap() {
  return (
    <nav className={styles.map} aria-label={t('home.map')}>
      <ul className={styles.layers}>
        {OFFERED_PRODUCTS.map(({ id, logo, name, href }) => (
          <li key={id} data-product={id} className={styles.layer}>
            <Link to={href} className={styles.layerLink}>
              <ProductLogo product={logo} size={28} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
