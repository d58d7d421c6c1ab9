import { useLocation } from '@docusaurus/router';
import { MarkdownLink } from '@site/src/features/copy-page';
import { Home } from '@site/src/features/home';
import { t } from '@site/src/features/home/texts';
import { useProductVersions } from '@site/src/features/services';
import Layout from '@theme/Layout';

export default function HomePage() {
  const { pathname } = useLocation();
  return (
    <Layout title={t('home.title')} description={t('home.description')}>
      <MarkdownLink permalink={pathname} />
      <Home versions={useProductVersions()} />
    </Layout>
  );
}
