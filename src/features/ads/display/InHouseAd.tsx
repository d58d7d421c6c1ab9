import useBaseUrl from '@docusaurus/useBaseUrl';
import { t, tNodes } from '@site/src/features/locale';
import type { AdShape } from '../slot/adShape';
import { AdDisplay } from './AdDisplay';
import { pickInHouseAd } from './inHouseAds';

/** Who publishes our ads. */
const PUBLISHER = 'MUI';

interface InHouseAdProps {
  /** Which ad: a number of at least 0 and below 1. */
  readonly random: number;
  readonly shape: AdShape;
}

/** An ad of our own. */
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
