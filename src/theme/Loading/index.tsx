/*
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Loading. Why: the original is English only,
 * has its own colours, and shows the error's message.
 */
import { t } from '@site/src/features/locale';
import RetryNotice from '@site/src/ui/RetryNotice';
import styles from './styles.module.css';

interface LoadingProps {
  readonly error?: unknown;
  /** Whether loading takes long enough to show a message. */
  readonly pastDelay?: boolean;
  readonly retry?: () => void;
}

/** Shown while a page is loading, or when loading has failed. */
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
