/** An in-house ad. Its texts are in the dictionaries, under `ads.inHouse.<name>`. */
interface InHouseAdEntry {
  readonly name: string;
  readonly link: string;
  /** Path from the site's root; 130x100 px. */
  readonly img: string;
}

/** In-house ads. A test checks link, image and length of texts. */
export const IN_HOUSE_ADS = [
  {
    name: 'scaffoldhub',
    link: 'https://scaffoldhub.io/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-scaffoldhub',
    img: '/img/ads/scaffoldhub.svg',
  },
  {
    name: 'templates',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    img: '/img/ads/templates.svg',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    img: '/img/ads/themes.svg',
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=docs&utm_medium=referral&utm_campaign=in-house-tidelift',
    img: '/img/ads/tidelift.svg',
  },
  {
    name: 'figma',
    link: 'https://mui.com/store/items/figma-react/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-figma',
    img: '/img/ads/figma.svg',
  },
] as const satisfies readonly [InHouseAdEntry, ...InHouseAdEntry[]];

export type InHouseAdRecord = (typeof IN_HOUSE_ADS)[number];

/** Picks an in-house ad, all with equal probability. `random` is at least 0 and below 1. */
export function pickInHouseAd(random: number): InHouseAdRecord {
  return IN_HOUSE_ADS[Math.floor(IN_HOUSE_ADS.length * random)] ?? IN_HOUSE_ADS[0];
}
