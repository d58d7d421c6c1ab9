import Link from '@docusaurus/Link';
import type { Product } from '@site/src/site/products';
import ProductLogo from '@site/src/ui/ProductLogo';
import { t } from './texts';
import styles from './styles.module.css';

interface ProductCardProps {
  readonly product: Product;
  /** Installed version; absent if unknown. */
  readonly version: string | undefined;
}

/** A product with logo, version, description and parts. */
export default function ProductCard({ product, version }: ProductCardProps) {
  const { id, name, logo, href, parts } = product;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <ProductLogo product={logo} size={32} />
        {version !== undefined && <span className={styles.version}>{`v${version}`}</span>}
      </div>
      <h3 className={styles.cardTitle}>
        <Link to={href} className={styles.cardLink}>
          {name}
        </Link>
      </h3>
      <p className={styles.cardText}>{t(`productMenus.descriptions.${id}`)}</p>
      {parts.length > 0 && (
        <ul className={styles.parts} aria-label={t('home.partsOf', { product: name })}>
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={part.href} className={styles.part}>
                {part.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
