import { t } from '@site/src/features/locale';
import { copyButtonMark, copyClickEvent } from '../copying/markup';
import { useCopyListeners } from '../copying/useCopyListeners';
import { CopyHint } from './CopyHint';
import styles from './styles.module.css';

/**
 * Copy button of a fence, without handler or state. The listener on the document copies the block's
 * text and sets `data-copied` for 2 s, by which style sheets swap the labels.
 */
export function StaticCopyButton() {
  useCopyListeners();
  return (
    <button
      type="button"
      {...copyClickEvent}
      {...copyButtonMark('static')}
      className={styles.button}
      aria-label={t('code.copyTheCode')}
    >
      <span className={styles.labels}>
        <span className={styles.copyLabel}>{t('code.copy')}</span>
        <span className={styles.copiedLabel}>{t('code.copied')}</span>
      </span>
      <CopyHint className={styles.hint} />
    </button>
  );
}
