import { sendEvent } from '@site/src/features/analytics';
import { useEffect } from 'react';
import { useAdConfig } from '../AdProvider';

/** How long a slot has to show the same before it counts, in ms (spec §9). */
export const DISPLAY_EVENT_DELAY = 2500;

/** Tells analytics of a sample of what has been in the slot for a while; null is nothing. */
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
