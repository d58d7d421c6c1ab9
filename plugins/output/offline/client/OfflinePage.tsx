import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { t } from '@site/src/features/offline/texts';
import PlainPage from '@site/src/ui/PlainPage';
import ProductLogo from '@site/src/ui/ProductLogo';
import { OFFLINE_LIST_ID, OFFLINE_RETRY_ID } from '../contract';
import styles from './styles.module.css';

/**
 * The page that the worker serves offline for a page that is not cached. It is served at the other
 * page's URL, where it cannot hydrate: the build replaces its scripts, and it omits the site's
 * header, which needs them.
 */
export default function OfflinePage() {
  const home = useBaseUrl('/');
  return (
    <>
      <PageMetadata title={t('offline.pageTitle')} description={t('offline.pageLede')} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <header className={styles.header}>
        <a className={styles.home} href={home} aria-label={t('shell.home')}>
          <ProductLogo product="docs" size={28} />
        </a>
      </header>
      <PlainPage title={t('offline.pageTitle')} lede={t('offline.pageLede')}>
        <p>
          <button type="button" id={OFFLINE_RETRY_ID} className={styles.retry}>
            {t('offline.tryAgain')}
          </button>
        </p>
        <section hidden className={styles.kept}>
          <h2 className={styles.heading}>{t('offline.kept')}</h2>
          <ul id={OFFLINE_LIST_ID} className={styles.list} data-base-url={home} />
        </section>
      </PlainPage>
    </>
  );
}
