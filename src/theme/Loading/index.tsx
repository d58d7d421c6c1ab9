/*
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Loading.
 * Why: it is English only, has colours of its own, and shows readers the text of the error.
 */
import { t } from '@site/src/features/locale';
import RetryNotice from '@site/src/ui/RetryNotice';
import styles from './styles.module.css';

interface LoadingProps {
  readonly error?: unknown;
  /** Whether it takes so long that the reader should be told. */
  readonly pastDelay?: boolean;
  readonly retry?: () => void;
}

/** What is in the place of a page while it is loaded, or after that has failed. */
export default function Loading({ error, pastDelay, retry }: LoadingProps) {
  if (error) {
    return (
      <RetryNotice text={t('loading.failed')} retryLabel={t('loading.retry')} onRetry={retry} />
    );
  }
  if (!pastDelay) return null;
  return (
    <p role="status" className={styles.busy}>
      {t('loading.busy')}
    </p>
  );
}
