import { useLocation } from '@docusaurus/router';
import { CopyPage } from '@site/src/features/copy-page';
import { useLocaleCode } from '@site/src/features/locale';
import { useProductVersions, useRepositoryUrl } from '@site/src/features/services';
import { versionSections, VersionsTable } from '@site/src/features/versions';
import { t } from '@site/src/features/versions/texts';
import { PRODUCTS } from '@site/src/site/products';
import PlainPage from '@site/src/ui/PlainPage';
import Layout from '@theme/Layout';

export default function VersionsPage() {
  const { pathname } = useLocation();
  const sections = versionSections({
    products: PRODUCTS,
    currentVersions: useProductVersions(),
    locale: useLocaleCode(),
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
