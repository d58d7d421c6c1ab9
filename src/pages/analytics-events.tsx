import { useLocation } from '@docusaurus/router';
import { EventCatalogue } from '@site/src/features/analytics-events';
import { t } from '@site/src/features/analytics-events/texts';
import { CopyPage } from '@site/src/features/copy-page';
import PlainPage from '@site/src/ui/PlainPage';
import Layout from '@theme/Layout';

export default function AnalyticsEventsPage() {
  const { pathname } = useLocation();
  return (
    <Layout title={t('analytics.title')} description={t('analytics.description')}>
      <PlainPage
        title={t('analytics.title')}
        lede={t('analytics.lede')}
        actions={<CopyPage permalink={pathname} hasVariants={false} />}
      >
        <EventCatalogue />
      </PlainPage>
    </Layout>
  );
}
