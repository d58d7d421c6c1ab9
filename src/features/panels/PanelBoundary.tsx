import { t } from '@site/src/features/locale';
import RetryNotice from '@site/src/ui/RetryNotice';
import showSnackbar from '@site/src/ui/Snackbar';
import { Component, type ReactNode } from 'react';

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
export class PanelBoundary extends Component<PanelBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    const { onCrash } = this.props;
    if (!onCrash) return;
    showSnackbar(t('loading.crashed'), { duration: FAILURE_MS, tone: 'error' });
    onCrash();
  }

  override render() {
    const { onCrash, children } = this.props;
    if (!this.state.hasCrashed) return children;
    if (onCrash) return null;
    return (
      <RetryNotice
        text={t('loading.crashed')}
        retryLabel={t('loading.retry')}
        onRetry={() => this.setState({ hasCrashed: false })}
      />
    );
  }
}
