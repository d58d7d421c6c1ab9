import type { AnalyticsService } from '@site/src/site/services';
import { removeAnalyticsCookies } from './analyticsCookies';
import type { EventName, EventParams, UserProperties } from '@site/src/site/analyticsEvents';

/** A gtag-compatible provider. Events are dropped while it is stopped. */
export interface Provider {
  /** Lets events through; loads the provider's script on first use. */
  readonly start: () => void;
  /** Blocks all events, including those of the provider's script, and deletes its cookies. */
  readonly stop: () => void;
  readonly send: <Name extends EventName>(name: Name, params: EventParams[Name]) => void;
  readonly setUserProperty: <Name extends keyof UserProperties>(
    name: Name,
    value: UserProperties[Name],
  ) => void;
}

/** Consent to statistics only. */
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
 * Creates the provider, once per page load. Creating it neither requests nor stores anything. A
 * script that failed to load is requested again on the next start.
 */
export function createProvider(service: AnalyticsService): Provider {
  const globals = window as unknown as ProviderGlobals;
  const disabled = `ga-disable-${service.id}` as const;
  let running = false;
  let script: 'absent' | 'loading' | 'loaded' = 'absent';

  const gtag: (...command: readonly unknown[]) => void = function gtag() {
    if (!running) return;
    // The script recognizes commands by their being an `arguments` object.
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
      // Documented switch that disables the provider's script, too.
      globals[disabled] = true;
      // A script that is still loading must find an empty queue.
      if (script !== 'loaded') globals.dataLayer?.splice(0);
      removeAnalyticsCookies();
    },
    send: (name, params) => gtag('event', name, params),
    setUserProperty: (name, value) => gtag('set', 'user_properties', { [name]: value }),
  };
}
