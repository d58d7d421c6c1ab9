import { t } from '@site/src/features/locale';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { AdErrorBoundary } from '../AdErrorBoundary';
import { useAdConfig } from '../AdProvider';
import { clickEvent } from '../display/clickEvent';
import { InHouseAd } from '../display/InHouseAd';
import '../texts';
import { adShape } from './adShape';
import { chooseContent } from './chooseContent';
import { isBot } from './isBot';
import { RequestMessage } from './RequestMessage';
import { slotEventLabel } from './slotEventLabel';
import styles from './styles.module.css';
import { useDisplayEvent } from './useDisplayEvent';
import { useNetworkAd } from './useNetworkAd';

interface SlotContentsProps {
  /** The network's script; null for ads of our own. */
  readonly scriptUrl: string | null;
}

/** Decides what a page's slot shows, and shows it (spec §4, "Ad slot"). Throws outside of an `AdProvider`. */
export function SlotContents({ scriptUrl }: SlotContentsProps) {
  const { environment } = useAdConfig();
  const { userAgent, sessionRandom } = environment;
  const [messageRandom] = useState(environment.random);
  const [inHouseRandom] = useState(environment.random);

  const hostRef = useRef<HTMLDivElement>(null);
  const state = useNetworkAd(hostRef, isBot(userAgent) ? null : scriptUrl, environment);
  const content = chooseContent({
    userAgent,
    hasNetwork: scriptUrl !== null,
    state,
    random: messageRandom,
  });
  const shape = adShape(sessionRandom);
  const eventLabel = slotEventLabel(content.label, shape);
  useDisplayEvent(eventLabel);

  if (content.kind === 'empty') return null;
  const isShown = content.kind !== 'network' || state.sighting !== 'none';
  return (
    <AdErrorBoundary eventLabel={eventLabel}>
      {/* A landmark only once there is something in it. */}
      <section
        className={styles.contents}
        aria-label={isShown ? t('ads.advertisement') : undefined}
        {...(eventLabel === null ? {} : clickEvent(eventLabel))}
      >
        {content.kind === 'message' && <RequestMessage />}
        {content.kind === 'inHouse' && <InHouseAd random={inHouseRandom} shape={shape} />}
        {/* It stays while another ad is shown: the network's may still come. */}
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
