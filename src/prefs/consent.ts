/** Consent to analytics. Not exported by `index.ts`, so that only code that needs it loads it. */

import { STORAGE_KEYS } from '../site/storageKeys';
import { choice } from './preference';
import { createRememberedValue } from './rememberedValue';

/** `unknown` until the reader answers. */
export type Consent = 'unknown' | 'granted' | 'denied';

export const consentPreference = choice<Consent>(
  STORAGE_KEYS.analyticsConsent,
  ['unknown', 'granted', 'denied'],
  'unknown',
);

/** The stored answer, in sync across tabs. If storage is blocked, it lasts for the page. */
export const rememberedConsent = createRememberedValue(consentPreference);
