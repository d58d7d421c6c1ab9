import ErrorBoundary from '@site/src/ui/ErrorBoundary';
import type { ReactNode } from 'react';
import { t } from '../texts';
import styles from './styles.module.css';

interface DemoErrorBoundaryProps {
  /** Returns the URL to report an error with this message. */
  readonly reportUrl: (message: string) => string;
  readonly children: ReactNode;
}

/** Contains a demo that throws; the reader can restart it. */
export function DemoErrorBoundary({ reportUrl, children }: DemoErrorBoundaryProps) {
  const notice = (error: unknown, retry: () => void) => {
    const message = error instanceof Error ? error.message : String(error);
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.noticeTitle}>{t('demo.crashed')}</p>
        <pre className={styles.errorText} dir="auto">
          {message}
        </pre>
        <div className={styles.noticeActions}>
          <button type="button" className={styles.button} onClick={retry}>
            {t('demo.reset')}
          </button>
          <a href={reportUrl(message)} target="_blank" rel="noopener noreferrer">
            {t('demo.reportError')}
          </a>
        </div>
      </div>
    );
  };
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
