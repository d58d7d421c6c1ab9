import type { AdServices } from '@site/src/site/services';
import { createContext, useContext } from 'react';

const PageAds = createContext<AdServices | null>(null);

/** Says to what is in a page where its ads come from; null on a page without ads. */
export const PageAdsProvider = PageAds.Provider;

/** Where the ads of the page come from; null when it has none, and outside pages of the docs. */
export function usePageAds(): AdServices | null {
  return useContext(PageAds);
}

/** The site's ads, unless the page's front matter says `disable_ads: true`. */
export function adsOfPage(
  ads: AdServices | null,
  frontMatter: Readonly<Record<string, unknown>>,
): AdServices | null {
  return frontMatter['disable_ads'] === true ? null : ads;
}

/** Fetches `InlineAd`, which goes under a demo. Rejects when that fails; may be called again. */
export async function loadInlineAd() {
  const ads = await import(/* webpackChunkName: "ads" */ './Ad');
  return ads.loadInlineAd();
}
