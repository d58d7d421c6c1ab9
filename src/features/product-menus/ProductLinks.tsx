import Link from '@docusaurus/Link';
import { PRODUCT_GROUPS } from '@site/src/site/productGroups';
import type { ProductFace } from '@site/src/site/products';
import { usePageLinks, usePlaceOnPage } from '@site/src/features/page-links';
import ProductLogo from '@site/src/ui/ProductLogo';
import clsx from 'clsx';
import { t } from './texts';
import styles from './styles.module.css';

interface ProductLinksProps {
  /** Product of the page; `null` outside the docs. */
  readonly current?: ProductFace | null;
  readonly className?: string;
  readonly onFollow?: () => void;
}

/** All products with logo and description, in the groups of the product selector. */
export default function ProductLinks({ current, className, onFollow }: ProductLinksProps) {
  const { products } = usePageLinks();
  const place = usePlaceOnPage();
  const samePage = ({ id }: ProductFace) => products?.[id] && products[id] + place;
  return (
    <ul className={clsx('clean-list', styles.groups, className)}>
      {PRODUCT_GROUPS.map(({ category, labelKey, beta, faces }) => (
        <li key={category}>
          {labelKey && (
            <p className={styles.groupLabel}>
              <span>{t(labelKey)}</span>
              {beta && <span className={styles.groupBadge}>{t('nav.badges.beta')}</span>}
            </p>
          )}
          <ul className={clsx('clean-list', styles.products)}>
            {faces.map((face) => (
              <li key={face.id}>
                <Link
                  to={samePage(face) ?? face.href}
                  className={styles.product}
                  aria-current={face.id === current?.id ? 'true' : undefined}
                  onClick={onFollow}
                >
                  <ProductLogo product={face.logo} size={28} />
                  <span>
                    <span className={styles.productName}>{face.name}</span>
                    <span className={styles.productDescription}>
                      {t(`productMenus.descriptions.${face.id}`)}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
