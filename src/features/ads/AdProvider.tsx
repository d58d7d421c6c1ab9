import { AD_DISPLAY_RATIO } from '@site/src/site/analyticsEvents';
import { createContext, useContext, type ReactNode } from 'react';
import { createBrowserEnvironment, type AdEnvironment } from './environment';

/** How ads are shown and counted. */
export interface AdConfig {
  /** The share of displays that analytics is told of (spec §9). */
  readonly displayRatio: number;
  readonly environment: AdEnvironment;
}

const AdConfigContext = createContext<AdConfig | null>(null);

let browserConfig: AdConfig | undefined;

/** Spec §9, in the reader's browser. */
function ownConfig(): AdConfig {
  browserConfig ??= { displayRatio: AD_DISPLAY_RATIO, environment: createBrowserEnvironment() };
  return browserConfig;
}

interface AdProviderProps {
  /** By default that of the site, in the reader's browser. */
  readonly config?: AdConfig;
  readonly children: ReactNode;
}

/** What every ad has to be inside of. */
export function AdProvider({ config = ownConfig(), children }: AdProviderProps) {
  return <AdConfigContext.Provider value={config}>{children}</AdConfigContext.Provider>;
}

/**
 * How ads are shown and counted.
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
