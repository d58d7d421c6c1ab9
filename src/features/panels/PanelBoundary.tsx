import { t } from '@site/src/features/locale';
import ErrorBoundary from '@site/src/ui/ErrorBoundary';
import RetryNotice from '@site/src/ui/RetryNotice';
import showSnackbar from '@site/src/ui/Snackbar';
import type { ReactNode } from 'react';

/** Time in ms that a failure is shown. */
export const FAILURE_MS = 6000;

interface PanelBoundaryProps {
  /** Closes the panel, which can be opened again. Without it, a notice with a retry button replaces the panel. */
  readonly onCrash?: () => void;
  readonly children: ReactNode;
}

/**
 * Contains a panel that crashes, so that the page stays. Browser translators and extensions change
 * elements that React owns.
 */
export function PanelBoundary({ onCrash, children }: PanelBoundaryProps) {
  if (!onCrash) {
    return (
      <ErrorBoundary
        fallback={(_error, retry) => (
          <RetryNotice
            text={t('loading.crashed')}
            retryLabel={t('loading.retry')}
            onRetry={retry}
          />
        )}
      >
        {children}
      </ErrorBoundary>
    );
  }
  const close = () => {
    showSnackbar(t('loading.crashed'), { duration: FAILURE_MS, tone: 'error' });
    onCrash();
  };
  return <ErrorBoundary onError={close}>{children}</ErrorBoundary>;
}
