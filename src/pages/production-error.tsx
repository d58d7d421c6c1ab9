import { useLocation } from '@docusaurus/router';
import { CopyPage } from '@site/src/features/copy-page';
import { loadErrorCodes, ProductionError } from '@site/src/features/production-error';
import { t } from '@site/src/features/production-error/texts';
import { useRepositoryUrl } from '@site/src/features/services';
import PlainPage from '@site/src/ui/PlainPage';
import Layout from '@theme/Layout';

export default function ProductionErrorPage() {
  const { pathname, search } = useLocation();
  const issuesUrl = `${useRepositoryUrl()}/issues`;
  return (
    <Layout title={t('productionError.title')} description={t('productionError.description')}>
      <PlainPage
        title={t('productionError.title')}
        lede={t('productionError.lede')}
        actions={<CopyPage permalink={pathname} hasVariants={false} />}
      >
        <ProductionError search={search} issuesUrl={issuesUrl} load={loadErrorCodes} />
      </PlainPage>
    </Layout>
  );
}
