import styles from './styles.module.css';

interface RetryNoticeProps {
  /** Says what has failed. */
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry?: () => void;
}

/** Replaces content that has failed; has a retry button. */
export default function RetryNotice({ text, retryLabel, onRetry }: RetryNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{text}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
