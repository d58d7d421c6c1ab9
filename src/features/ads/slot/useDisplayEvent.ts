import { sendEvent } from '@site/src/features/analytics';
import { useEffect } from 'react';
import { useAdConfig } from '../AdProvider';

/** Time in ms that the content must stay the same to count as an impression (spec §9). */
export const DISPLAY_EVENT_DELAY = 2500;

/** Reports a sample of impressions to analytics; null means nothing is shown. */
export function useDisplayEvent(eventLabel: string | null): void {
  const { displayRatio, environment } = useAdConfig();

  useEffect(() => {
    if (eventLabel === null) return undefined;
    return environment.schedule(() => {
      if (environment.random() > displayRatio) return;
      sendEvent('ad', { eventAction: 'display', eventLabel });
    }, DISPLAY_EVENT_DELAY);
  }, [eventLabel, displayRatio, environment]);
}
