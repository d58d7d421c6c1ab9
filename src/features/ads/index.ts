export { AdSlot } from './AdSlot';
export { adsOfPage, loadInlineAd, PageAdsProvider, usePageAds } from './pageAds';
