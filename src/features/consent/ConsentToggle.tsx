import type { Consent } from '@site/src/prefs/consent';
import ToggleGroup, { type ToggleGroupOption } from '@site/src/ui/ToggleGroup';
import styles from './ConsentToggle.module.css';
import { useConsent } from './useConsent';
import { t } from './texts';

/** `unknown` is not an option: neither is selected until the reader answers. */
const answers = (): ToggleGroupOption<Consent>[] => [
  { value: 'denied', label: t('consent.decline') },
  { value: 'granted', label: t('consent.allow') },
];

/** Toggle to give or withdraw consent; explains a refusal by the browser. */
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
