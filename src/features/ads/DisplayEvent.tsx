import { sendEvent } from '@site/src/features/analytics';
import { useEffect, useRef } from 'react';
import { useAdConfig } from './AdProvider';

/** Time in ms that an ad must stay to count as displayed (spec §9). */
const DISPLAY_EVENT_DELAY = 2500;

interface DisplayEventProps {
  /** Null while nothing is shown. */
  readonly eventLabel: string | null;
}

/**
 * Reports a sample of displays to analytics, each place's once. Rendered beside the ad, so that
 * one that crashes is not reported.
 */
export function DisplayEvent({ eventLabel }: DisplayEventProps) {
  const { displayRatio } = useAdConfig();
  const isCounted = useRef(false);

  useEffect(() => {
    if (eventLabel === null || isCounted.current) return undefined;
    const timer = setTimeout(() => {
      isCounted.current = true;
      if (Math.random() > displayRatio) return;
      sendEvent('ad', { eventAction: 'display', eventLabel });
    }, DISPLAY_EVENT_DELAY);
    return () => clearTimeout(timer);
  }, [eventLabel, displayRatio]);

  return null;
}
