import {
  WEB_VITALS_LABEL,
  WEB_VITALS_RATIO,
  type WebVital,
  type WebVitalParams,
} from '@site/src/site/analyticsEvents';
import type { MetricType } from 'web-vitals';

/**
 * Reports the web vitals for a random share of page loads. The library is only loaded for these (spec §9).
 */
export async function reportWebVitals(
  send: (name: WebVital, params: WebVitalParams) => void,
): Promise<void> {
  if (Math.random() > WEB_VITALS_RATIO) return;
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      observe(({ name, value, delta, id }: MetricType) =>
        send(name, {
          value: delta,
          metric_label: WEB_VITALS_LABEL,
          metric_value: value,
          metric_delta: delta,
          metric_id: id,
        }),
      );
    }
  } catch {
    // Without the library nothing is reported.
  }
}
