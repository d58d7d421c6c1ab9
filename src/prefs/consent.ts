/**
 * Whether the reader agreed to analytics. Not part of `index.ts`: loaded only where it is asked.
 */

import { STORAGE_KEYS } from '../site/storageKeys';
import { choice } from './preference';
import { createRememberedValue } from './rememberedValue';

/** `unknown` until the reader has answered. */
export type Consent = 'unknown' | 'granted' | 'denied';

export const consentPreference = choice<Consent>(
  STORAGE_KEYS.analyticsConsent,
  ['unknown', 'granted', 'denied'],
  'unknown',
);

/** The reader's answer, remembered and shared between tabs; for this page only where storage is blocked. */
export const rememberedConsent = createRememberedValue(consentPreference);
