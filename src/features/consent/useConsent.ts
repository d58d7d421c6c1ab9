import { rememberedConsent, type Consent } from '@site/src/prefs/consent';
import { useRememberedValue } from '@site/src/prefs/useRememberedValue';
import { isRefusedByBrowser } from './refusedByBrowser';

export interface ConsentChoice {
  /** The reader's answer; the browser's goes first. */
  readonly consent: Consent;
  /** The browser has answered: there is nothing to choose. */
  readonly isRefused: boolean;
  readonly setConsent: (consent: Exclude<Consent, 'unknown'>) => void;
}

/** Whether the reader agrees to analytics, live and shared between tabs. Browser only. */
export function useConsent(): ConsentChoice {
  const answer = useRememberedValue(rememberedConsent);
  const isRefused = isRefusedByBrowser(navigator);
  return {
    consent: isRefused ? 'denied' : answer,
    isRefused,
    setConsent: rememberedConsent.set,
  };
}
