import { t } from '@site/src/features/locale';
import type { Consent } from '@site/src/prefs/consent';
import ToggleGroup, { type ToggleGroupOption } from '@site/src/ui/ToggleGroup';
import styles from './ConsentToggle.module.css';
import { useConsent } from './useConsent';
import './texts';

/** `unknown` is no option: until the reader answers, neither is selected. */
const answers = (): ToggleGroupOption<Consent>[] => [
  { value: 'denied', label: t('consent.decline') },
  { value: 'granted', label: t('consent.allow') },
];

/** The choice of the banner, to be made or changed at any time; what the browser answered is told. */
export default function ConsentToggle() {
  const { consent, isRefused, setConsent } = useConsent();
  if (isRefused) {
    return (
      <div>
        <p className={styles.legend}>{t('consent.title')}</p>
        <p className={styles.refused}>{t('consent.refused')}</p>
      </div>
    );
  }
  return (
    <ToggleGroup
      legend={t('consent.title')}
      options={answers()}
      value={consent}
      onChange={(answer) => answer !== 'unknown' && setConsent(answer)}
    />
  );
}
