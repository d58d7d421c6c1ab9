import { AD_DISPLAY_RATIO } from '@site/src/site/analyticsEvents';
import { createContext, useContext, type ReactNode } from 'react';
import { createBrowserEnvironment, type AdEnvironment } from './environment';
import { isBot } from './isBot';

/** How ads are shown and counted. */
export interface AdConfig {
  /** Share of ad impressions that is reported (spec §9). */
  readonly displayRatio: number;
  readonly environment: AdEnvironment;
}

const AdConfigContext = createContext<AdConfig | null>(null);

let browserConfig: AdConfig | undefined;

/** Returns the default configuration. Browser only. */
function ownConfig(): AdConfig {
  browserConfig ??= { displayRatio: AD_DISPLAY_RATIO, environment: createBrowserEnvironment() };
  return browserConfig;
}

interface AdProviderProps {
  /** Default: the site's configuration, in the browser. */
  readonly config?: AdConfig;
  readonly children: ReactNode;
}

/** Context of all ads. Bots get none of them (spec §6). */
export function AdProvider({ config = ownConfig(), children }: AdProviderProps) {
  if (isBot(config.environment.userAgent)) return null;
  return <AdConfigContext.Provider value={config}>{children}</AdConfigContext.Provider>;
}

/**
 * Returns how ads are shown and counted.
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
