/**
 * An in-house ad that links to `page`. Its texts are in the dictionaries, under `ads.inHouse.<name>`, and its
 * picture of 130x100 px is in `static`.
 */
const inHouseAd = <Name extends string>(name: Name, page: string) => ({
  name,
  link: `${page}?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${name}`,
  /** Path from the site's root. */
  img: `/img/ads/${name}.svg`,
});

/** In-house ads. A test checks link, image and length of texts. */
export const IN_HOUSE_ADS = [
  inHouseAd('scaffoldhub', 'https://scaffoldhub.io/'),
  inHouseAd('templates', 'https://mui.com/store/'),
  inHouseAd('themes', 'https://mui.com/store/'),
  inHouseAd('tidelift', 'https://tidelift.com/subscription/pkg/npm-material-ui'),
  inHouseAd('figma', 'https://mui.com/store/items/figma-react/'),
] as const;

/** Picks an in-house ad, all with equal probability. `random` is at least 0 and below 1. */
export function pickInHouseAd(random: number): (typeof IN_HOUSE_ADS)[number] {
  return IN_HOUSE_ADS[Math.floor(IN_HOUSE_ADS.length * random)] ?? IN_HOUSE_ADS[0];
}
