import { Component, type ReactNode } from 'react';
import { t } from '../texts';
import styles from './styles.module.css';

interface Props {
  /** Returns the URL to report an error with this message. */
  readonly reportUrl: (message: string) => string;
  readonly children: ReactNode;
}

interface State {
  readonly error: { readonly message: string } | null;
}

/** Contains a demo that throws; the reader can restart it. */
export class DemoErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: { message: error instanceof Error ? error.message : String(error) } };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.noticeTitle}>{t('demo.crashed')}</p>
        <pre className={styles.errorText} dir="auto">
          {error.message}
        </pre>
        <div className={styles.noticeActions}>
          <button
            type="button"
            className={styles.button}
            onClick={() => this.setState({ error: null })}
          >
            {t('demo.reset')}
          </button>
          <a href={this.props.reportUrl(error.message)} target="_blank" rel="noopener noreferrer">
            {t('demo.reportError')}
          </a>
        </div>
      </div>
    );
  }
}
