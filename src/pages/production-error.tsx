import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { t } from '@site/src/features/locale';
import { loadErrorCodes, ProductionError } from '@site/src/features/production-error';
import PlainPage from '@site/src/ui/PlainPage';
import Layout from '@theme/Layout';

export default function ProductionErrorPage() {
  const { search } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={t('productionError.title')} description={t('productionError.description')}>
      <PlainPage title={t('productionError.title')} lede={t('productionError.lede')}>
        <ProductionError
          search={search}
          issuesUrl={`${String(siteConfig.customFields?.['repositoryUrl'])}/issues`}
          load={loadErrorCodes}
        />
      </PlainPage>
    </Layout>
  );
}
