import styles from './styles.module.css';

interface RetryNoticeProps {
  /** What has failed. */
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry?: () => void;
}

/** In the place of what has failed, with a button to try again. */
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
