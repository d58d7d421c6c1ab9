/** The third-party script that fills the ad slot, and the feed of inline ads; either may be missing. */
export interface AdServices {
  readonly scriptUrl: string | null;
  readonly feedUrl: string | null;
}

/** A gtag-compatible provider. */
export interface AnalyticsService {
  /** The measurement id. */
  readonly id: string;
  /** The provider's script, without the id. */
  readonly scriptUrl: string;
}

/** An Algolia index of the site, in the place of the site's own search. */
export interface SearchService {
  readonly appId: string;
  /** A key that may search and nothing else: readers can see it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** The host that is asked, without a slash at the end. */
  readonly url: string;
}

/** The outside services that the site may talk to. What is null is off. */
export interface Services {
  readonly ads: AdServices | null;
  readonly analytics: AnalyticsService | null;
  /** Where comments and ratings of pages are sent. */
  readonly feedbackUrl: string | null;
  /** A style sheet with icon fonts, in the place of the site's own. */
  readonly iconFontUrl: string | null;
  readonly search: SearchService | null;
  /** The only host whose readers get the service worker (spec §4). */
  readonly officialHost: string | null;
  /** Further origins that the services' own scripts load from, and that pages may have to reach. */
  readonly extraOrigins: readonly string[];
}

/** Nothing is configured. */
export const NO_SERVICES: Services = {
  ads: null,
  analytics: null,
  feedbackUrl: null,
  iconFontUrl: null,
  search: null,
  officialHost: null,
  extraOrigins: [],
};

/** The origins that pages may have to reach for these services, each once. */
export function serviceOrigins(services: Services): string[] {
  const urls = [
    services.ads?.scriptUrl,
    services.ads?.feedUrl,
    services.analytics?.scriptUrl,
    services.feedbackUrl,
    services.iconFontUrl,
    services.search?.url,
  ];
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return [...new Set([...origins, ...services.extraOrigins])];
}
