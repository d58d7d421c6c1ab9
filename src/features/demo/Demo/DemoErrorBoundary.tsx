import { useRepositoryUrl } from '@site/src/features/services';
import { toCrashReportUrl } from '@site/src/site/links';
import ErrorBoundary from '@site/src/ui/ErrorBoundary';
import type { ReactNode } from 'react';
import { t } from '../texts';
import styles from './styles.module.css';

interface DemoErrorBoundaryProps {
  /** Name of the demo in reports. */
  readonly demoName: string;
  readonly children: ReactNode;
}

/** Contains a demo that throws; the reader can restart it. */
export function DemoErrorBoundary({ demoName, children }: DemoErrorBoundaryProps) {
  const repositoryUrl = useRepositoryUrl();
  const notice = (error: unknown, retry: () => void) => {
    const message = error instanceof Error ? error.message : String(error);
    const pageUrl = window.location.href.replace(/#.*$/, '');
    const reportUrl = toCrashReportUrl(repositoryUrl, { demoName, pageUrl, message });
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
          <a href={reportUrl} target="_blank" rel="noopener noreferrer">
            {t('demo.reportError')}
          </a>
        </div>
      </div>
    );
  };
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
