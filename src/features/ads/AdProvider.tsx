import { AD_DISPLAY_RATIO } from '@site/src/site/analyticsEvents';
import { createContext, useContext, type ReactNode } from 'react';
import { isBot } from './isBot';

/** How ads are counted. */
export interface AdConfig {
  /** Share of ad impressions that is reported (spec §9). */
  readonly displayRatio: number;
}

const SITE_CONFIG: AdConfig = { displayRatio: AD_DISPLAY_RATIO };

const AdConfigContext = createContext<AdConfig | null>(null);

/** Context of all ads. Bots get none of them (spec §6). Browser only. */
export function AdProvider({ children }: { readonly children: ReactNode }) {
  if (isBot(navigator.userAgent)) return null;
  return <AdConfigContext.Provider value={SITE_CONFIG}>{children}</AdConfigContext.Provider>;
}

/**
 * Returns how ads are counted.
 * @throws outside of an `AdProvider` (spec §8).
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return config;
}
