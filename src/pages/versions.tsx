import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { CopyPage } from '@site/src/features/copy-page';
import { useProductVersions, useRepositoryUrl } from '@site/src/features/services';
import { versionSections, VersionsTable } from '@site/src/features/versions';
import { t } from '@site/src/features/versions/texts';
import { DEFAULT_LOCALE, isLocaleCode } from '@site/src/site/locales';
import { PRODUCTS } from '@site/src/site/products';
import PlainPage from '@site/src/ui/PlainPage';
import Layout from '@theme/Layout';

export default function VersionsPage() {
  const { pathname } = useLocation();
  const { i18n } = useDocusaurusContext();
  const sections = versionSections({
    products: PRODUCTS,
    currentVersions: useProductVersions(),
    locale: isLocaleCode(i18n.currentLocale) ? i18n.currentLocale : DEFAULT_LOCALE,
    repositoryUrl: useRepositoryUrl(),
  });
  return (
    <Layout title={t('versions.title')} description={t('versions.description')}>
      <PlainPage
        title={t('versions.title')}
        lede={t('versions.lede')}
        actions={<CopyPage permalink={pathname} hasVariants={false} />}
      >
        <VersionsTable sections={sections} />
        <h2>{t('versions.versioning')}</h2>
        <p>{t('versions.versioningText')}</p>
      </PlainPage>
    </Layout>
  );
}
