import { t, tNodes } from '../texts';
import styles from './styles.module.css';

/** Asks users of an ad blocker to allow ads here. */
export function RequestMessage() {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{t('ads.message.title')}</p>
      <p>{t('ads.message.request')}</p>
      <p>
        {tNodes('ads.message.thanks', {
          heart: (
            <span role="img" aria-label={t('ads.message.love')}>
              {'❤️'}
            </span>
          ),
        })}
      </p>
    </div>
  );
}
