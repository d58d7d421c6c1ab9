import Link from '@docusaurus/Link';
import showSnackbar from '@site/src/ui/Snackbar';
import { useEffect, useRef } from 'react';
import styles from './ConsentBanner.module.css';
import { useConsent } from './useConsent';
import { t } from './texts';

/** Duration of the confirmation, in ms. */
const CONFIRMATION_DURATION = 4000;

/** Page that lists what is sent. */
const CATALOGUE_PATHNAME = '/analytics-events/';

/** Sets `--bottom-bar-size` to the height of the element. */
function useBottomBarSize() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-bar-size', `${ref.current?.offsetHeight ?? 0}px`),
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar-size');
    };
  }, []);
  return ref;
}

/**
 * Asks for consent to analytics. It follows the page in the flow and sticks to the bottom of the
 * window, so it causes no shift, and all content can be scrolled clear of it. Not a dialog: the
 * page stays usable, and only the buttons answer.
 */
export default function ConsentBanner() {
  const { setConsent } = useConsent();
  const ref = useBottomBarSize();
  return (
    <section ref={ref} className={styles.banner} aria-label={t('consent.title')}>
      <p className={styles.question}>
        <span>{t('consent.question')}</span>{' '}
        <Link to={CATALOGUE_PATHNAME}>{t('consent.details')}</Link>
      </p>
      <div className={styles.answers}>
        <button
          type="button"
          className={styles.answer}
          onClick={() => {
            setConsent('denied');
            showSnackbar(t('consent.declined'), { duration: CONFIRMATION_DURATION });
          }}
        >
          {t('consent.decline')}
        </button>
        <button
          type="button"
          className={styles.answer}
          onClick={() => {
            setConsent('granted');
            showSnackbar(t('consent.allowed'), { duration: CONFIRMATION_DURATION });
          }}
        >
          {t('consent.allow')}
        </button>
      </div>
    </section>
  );
}
