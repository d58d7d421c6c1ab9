import { useLocation } from '@docusaurus/router';
import { CopyPage } from '@site/src/features/copy-page';
import { useRepositoryUrl } from '@site/src/features/services';
import { HowToTranslate, LanguageCoverage } from '@site/src/features/translations';
import { t } from '@site/src/features/translations/texts';
import PlainPage from '@site/src/ui/PlainPage';
import coverage from '@generated/translations/default/coverage.json';
import Layout from '@theme/Layout';

export default function TranslationsPage() {
  const { pathname } = useLocation();
  const repositoryUrl = useRepositoryUrl();
  const { threshold, languages } = coverage;
  return (
    <Layout title={t('translations.title')} description={t('translations.description')}>
      <PlainPage
        title={t('translations.title')}
        lede={t('translations.lede', { percent: Math.round(threshold * 100) })}
        actions={<CopyPage permalink={pathname} hasVariants={false} />}
      >
        <HowToTranslate />
        {languages.map((language) => (
          <LanguageCoverage key={language.code} coverage={language} repositoryUrl={repositoryUrl} />
        ))}
      </PlainPage>
    </Layout>
  );
}
