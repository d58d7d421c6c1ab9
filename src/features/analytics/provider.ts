import type { AnalyticsService } from '@site/src/site/services';
import { removeAnalyticsCookies } from './analyticsCookies';
import type { EventName, EventParams, UserProperties } from '@site/src/site/analyticsEvents';

/** A gtag-compatible provider. What is sent while it is stopped is dropped. */
export interface Provider {
  /** Loads the provider's script, the first time, and lets through what is sent. */
  readonly start: () => void;
  /** From now on nothing is sent, by the provider's script neither; its cookies are removed. */
  readonly stop: () => void;
  readonly send: <Name extends EventName>(name: Name, params: EventParams[Name]) => void;
  readonly setUserProperty: <Name extends keyof UserProperties>(
    name: Name,
    value: UserProperties[Name],
  ) => void;
}

/** The reader agrees to statistics, to nothing else. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

interface ProviderGlobals {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean | undefined;
}

function scriptAddress({ id, scriptUrl }: AnalyticsService): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('id', id);
  return url.href;
}

/**
 * Makes the provider, one for the life of the page. Making it asks for nothing and stores nothing.
 * A script that could not be loaded is asked for again at the next start.
 */
export function createProvider(service: AnalyticsService): Provider {
  const globals = window as unknown as ProviderGlobals;
  const disabled = `ga-disable-${service.id}` as const;
  let running = false;
  let script: 'absent' | 'loading' | 'loaded' = 'absent';

  const gtag: (...command: readonly unknown[]) => void = function gtag() {
    if (!running) return;
    // The script tells commands from other entries by their being `arguments`, not an array.
    // eslint-disable-next-line prefer-rest-params
    (globals.dataLayer ??= []).push(arguments);
  };

  function loadScript() {
    script = 'loading';
    const element = document.createElement('script');
    element.async = true;
    element.src = scriptAddress(service);
    element.onload = () => {
      script = 'loaded';
    };
    element.onerror = () => {
      script = 'absent';
      element.remove();
    };
    document.head.append(element);
  }

  return {
    start: () => {
      running = true;
      globals[disabled] = false;
      gtag('consent', 'default', CONSENT);
      gtag('js', new Date());
      gtag('config', service.id, { send_page_view: false });
      if (script === 'absent') loadScript();
    },
    stop: () => {
      running = false;
      // Documented by the provider: its script then sends nothing by itself either.
      globals[disabled] = true;
      // A script that is still on its way must find nothing to send.
      if (script !== 'loaded') globals.dataLayer?.splice(0);
      removeAnalyticsCookies();
    },
    send: (name, params) => gtag('event', name, params),
    setUserProperty: (name, value) => gtag('set', 'user_properties', { [name]: value }),
  };
}
