import { rememberedConsent, type Consent } from '@site/src/prefs/consent';
import { useRememberedValue } from '@site/src/prefs/rememberedValue';
import { isRefusedByBrowser } from './refusedByBrowser';

export interface ConsentChoice {
  /** The reader's answer; a refusal by the browser overrides it. */
  readonly consent: Consent;
  /** The browser refuses, so there is no choice. */
  readonly isRefused: boolean;
  readonly setConsent: (consent: Exclude<Consent, 'unknown'>) => void;
}

/** Consent to analytics, in sync across tabs. Browser only. */
export function useConsent(): ConsentChoice {
  const answer = useRememberedValue(rememberedConsent);
  const isRefused = isRefusedByBrowser(navigator);
  return {
    consent: isRefused ? 'denied' : answer,
    isRefused,
    setConsent: rememberedConsent.set,
  };
}
