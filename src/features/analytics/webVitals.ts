import type * as webVitals from 'web-vitals';
import type { MetricType } from 'web-vitals';
import {
  WEB_VITALS_LABEL,
  WEB_VITALS_RATIO,
  type WebVital,
  type WebVitalParams,
} from '@site/src/site/analyticsEvents';

type WebVitals = Pick<typeof webVitals, 'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB'>;

/** Returns the parameters of a metric's event. */
function webVitalParams({
  value,
  delta,
  id,
}: Pick<MetricType, 'value' | 'delta' | 'id'>): WebVitalParams {
  return {
    value: delta,
    metric_label: WEB_VITALS_LABEL,
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  };
}

/**
 * Reports the web vitals for a random share of page loads. The library is only loaded for these (spec §9).
 */
export async function reportWebVitals(
  send: (name: WebVital, params: WebVitalParams) => void,
  random: () => number = Math.random,
  load: () => Promise<WebVitals> = () => import('web-vitals'),
): Promise<void> {
  if (random() > WEB_VITALS_RATIO) return;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      observe((metric: MetricType) => send(metric.name, webVitalParams(metric)));
    }
  } catch {
    // Without the library nothing is reported.
  }
}
