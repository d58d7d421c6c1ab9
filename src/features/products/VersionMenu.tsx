import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { langOf, t, useLocaleCode } from '@site/src/features/locale';
import { useProductVersions } from '@site/src/features/services';
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
  const versions = useProductVersions();
  const locale = useLocaleCode();
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
              face={face}
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
