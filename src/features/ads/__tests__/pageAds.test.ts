import { adsOfPage } from '../pageAds';

const ADS = { scriptUrl: null, feedUrl: null };

test.each([
  ['ads, and a page that says nothing', ADS, {}, ADS],
  ['ads, and a page that disables them', ADS, { disable_ads: true }, null],
  ['ads, and a page that does not', ADS, { disable_ads: false }, ADS],
  ['no ads', null, {}, null],
])('%s', (_name, ads, frontMatter, expected) => {
  expect(adsOfPage(ads, frontMatter)).toBe(expected);
});
