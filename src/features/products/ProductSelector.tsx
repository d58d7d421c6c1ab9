import { langOf, t } from '@site/src/features/locale';
import Popover from '@site/src/ui/Popover';
import ProductLogo from '@site/src/ui/ProductLogo';
import ProductMenu from './ProductMenu';
import styles from './styles.module.css';
import { prefetchMenus } from './menus';
import { useProductFace } from './useProductFace';

/** Shows the current product; opens the list of products. */
export default function ProductSelector() {
  const face = useProductFace();
  return (
    <Popover
      buttonId="mui-product-selector"
      panelId="mui-product-menu"
      buttonClassName={styles.selector}
      panelClassName={styles.selectorPanel}
      onApproach={prefetchMenus}
      shrinks
      label={face ? t('products.choose', { name: face.name }) : undefined}
      lang={langOf(face ? 'products.choose' : 'products.all')}
      button={
        face ? (
          <>
            <ProductLogo product={face.logo} size={24} />
            <span className={styles.selected}>{face.name}</span>
          </>
        ) : (
          <span className={styles.selected}>{t('products.all')}</span>
        )
      }
    >
      {(close) => <ProductMenu onFollow={close} />}
    </Popover>
  );
}
