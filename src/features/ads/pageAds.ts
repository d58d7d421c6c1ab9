import type { AdServices } from '@site/src/site/services';
import { createContext, useContext } from 'react';

const PageAds = createContext<AdServices | null>(null);

/** Provides the page's ad services to its content; null on pages without ads. */
export const PageAdsProvider = PageAds.Provider;

/** Returns the page's ad services; null if it has no ads, and outside of docs pages. */
export function usePageAds(): AdServices | null {
  return useContext(PageAds);
}

/** Returns the site's ad services, unless the front matter has `disable_ads: true`. */
export function adsOfPage(
  ads: AdServices | null,
  frontMatter: Readonly<Record<string, unknown>>,
): AdServices | null {
  return frontMatter['disable_ads'] === true ? null : ads;
}

/** Loads `InlineAd`. Rejects on failure; may be called again. */
export async function loadInlineAd() {
  const ads = await import(/* webpackChunkName: "ads" */ './Ad');
  return ads.loadInlineAd();
}
