import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { langOf, t } from '@site/src/features/locale';
import { useProductVersions } from '@site/src/features/services';
import { DEFAULT_LOCALE, isLocaleCode } from '@site/src/site/locales';
import { findShownVersion, type ProductFace } from '@site/src/site/products';
import Popover from '@site/src/ui/Popover';
import LazyMenu from './LazyMenu';
import styles from './styles.module.css';
import { prefetchMenus } from './menus';

interface VersionMenuProps {
  readonly face: ProductFace;
}

/** Shows the current version of a product, if it has one; opens the list of versions. */
export default function VersionMenu({ face }: VersionMenuProps) {
  const { i18n } = useDocusaurusContext();
  const versions = useProductVersions();
  const locale = isLocaleCode(i18n.currentLocale) ? i18n.currentLocale : DEFAULT_LOCALE;
  const shownVersion = useActivePluginAndVersion()?.activeVersion?.name;
  const label = findShownVersion(face, versions, shownVersion);
  return (
    <Popover
      buttonId="mui-version-selector"
      panelId="mui-version-menu"
      panelClassName={styles.versionPanel}
      buttonClassName={styles.versionButton}
      label={label && t('products.chooseVersion', { version: label })}
      lang={langOf(label ? 'products.chooseVersion' : 'products.versions')}
      button={<span>{label ?? t('products.versions')}</span>}
      onApproach={prefetchMenus}
    >
      {(close) => (
        <LazyMenu>
          {({ VersionLinks }) => (
            <VersionLinks
              productId={face.id}
              versions={versions}
              locale={locale}
              {...(shownVersion !== undefined && { shownVersion })}
              onChoose={close}
            />
          )}
        </LazyMenu>
      )}
    </Popover>
  );
}
