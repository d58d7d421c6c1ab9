import useBaseUrl from '@docusaurus/useBaseUrl';
import type { AdShape } from '../slot/adShape';
import { AdDisplay } from './AdDisplay';
import { pickInHouseAd } from './inHouseAds';
import { t, tNodes } from '../texts';

/** Publisher of in-house ads. */
const PUBLISHER = 'MUI';

interface InHouseAdProps {
  /** Selects the ad: at least 0 and below 1. */
  readonly random: number;
  readonly shape: AdShape;
}

export function InHouseAd({ random, shape }: InHouseAdProps) {
  const { name, link, img } = pickInHouseAd(random);
  const title = t(`ads.inHouse.${name}.name`);
  const image = useBaseUrl(img);
  return (
    <AdDisplay
      shape={shape}
      ad={{
        name: title,
        link,
        img: image,
        description: tNodes(`ads.inHouse.${name}.description`, { name: <strong>{title}</strong> }),
        label: `in-house-${name}`,
        poweredby: PUBLISHER,
      }}
    />
  );
}
