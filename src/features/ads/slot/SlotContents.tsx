import clsx from 'clsx';
import { useRef, useState } from 'react';
import { AdErrorBoundary } from '../AdErrorBoundary';
import { trackClick } from '@site/src/features/analytics';
import { InHouseAd } from '../display/InHouseAd';
import { DisplayEvent } from '../DisplayEvent';
import { DOCUMENT_SHAPE as shape } from './adShape';
import { chooseContent } from './chooseContent';
import { RequestMessage } from './RequestMessage';
import styles from './styles.module.css';
import { useNetworkAd } from './useNetworkAd';
import { t } from '../texts';

interface SlotContentsProps {
  /** URL of the network's script; null for in-house ads. */
  readonly scriptUrl: string | null;
}

/** Decides what a page's slot shows, and renders it (spec §4). */
export function SlotContents({ scriptUrl }: SlotContentsProps) {
  const [messageRandom] = useState(Math.random);
  const [inHouseRandom] = useState(Math.random);

  const hostRef = useRef<HTMLDivElement>(null);
  const state = useNetworkAd(hostRef, scriptUrl);
  const content = chooseContent({
    hasNetwork: scriptUrl !== null,
    state,
    random: messageRandom,
  });
  const eventLabel = `${content.label}-body-top-${shape}`;
  const isShown = content.kind !== 'network' || state.sighting !== 'none';

  return (
    <AdErrorBoundary eventLabel={eventLabel}>
      {/* Only a landmark if it has content. */}
      <section
        className={styles.contents}
        aria-label={isShown ? t('ads.advertisement') : undefined}
        {...trackClick('ad', 'click', eventLabel)}
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
