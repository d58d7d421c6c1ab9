import { t } from '../texts';
import styles from './styles.module.css';

/** Says that a part of a demo could not be loaded; has a retry button. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>{message}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('demo.retry')}
      </button>
    </div>
  );
}
