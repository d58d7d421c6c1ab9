import { Home } from '@site/src/features/home';
import { t } from '@site/src/features/locale';
import { useProductVersions } from '@site/src/features/versions';
import Layout from '@theme/Layout';

export default function HomePage() {
  return (
    <Layout title={t('home.title')} description={t('home.description')}>
      <Home versions={useProductVersions()} />
    </Layout>
  );
}
