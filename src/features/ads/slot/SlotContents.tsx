import clsx from 'clsx';
import { useRef, useState } from 'react';
import { AdErrorBoundary } from '../AdErrorBoundary';
import { useAdConfig } from '../AdProvider';
import { clickEvent } from '../display/clickEvent';
import { InHouseAd } from '../display/InHouseAd';
import { DisplayEvent } from '../DisplayEvent';
import { adShape } from './adShape';
import { chooseContent } from './chooseContent';
import { RequestMessage } from './RequestMessage';
import { slotEventLabel } from './slotEventLabel';
import styles from './styles.module.css';
import { useNetworkAd } from './useNetworkAd';
import { t } from '../texts';

interface SlotContentsProps {
  /** URL of the network's script; null for in-house ads. */
  readonly scriptUrl: string | null;
}

/** Decides what a page's slot shows, and renders it. Throws outside of an `AdProvider` (spec §4). */
export function SlotContents({ scriptUrl }: SlotContentsProps) {
  const { environment } = useAdConfig();
  const [messageRandom] = useState(environment.random);
  const [inHouseRandom] = useState(environment.random);

  const hostRef = useRef<HTMLDivElement>(null);
  const state = useNetworkAd(hostRef, scriptUrl, environment);
  const content = chooseContent({
    hasNetwork: scriptUrl !== null,
    state,
    random: messageRandom,
  });
  const shape = adShape(environment.sessionRandom);
  const eventLabel = slotEventLabel(content.label, shape);
  const isShown = content.kind !== 'network' || state.sighting !== 'none';

  return (
    <AdErrorBoundary eventLabel={eventLabel}>
      {/* Only a landmark if it has content. */}
      <section
        className={styles.contents}
        aria-label={isShown ? t('ads.advertisement') : undefined}
        {...clickEvent(eventLabel)}
      >
        <DisplayEvent eventLabel={isShown ? eventLabel : null} />
        {content.kind === 'message' && <RequestMessage />}
        {content.kind === 'inHouse' && <InHouseAd random={inHouseRandom} shape={shape} />}
        {/* Stays mounted while another ad is shown, because the network's may still arrive. */}
        {scriptUrl !== null && state.sighting !== 'backers' && (
          <div
            ref={hostRef}
            className={clsx(
              styles.network,
              styles[shape],
              content.kind !== 'network' && styles.hidden,
            )}
          />
        )}
      </section>
    </AdErrorBoundary>
  );
}
