import type { Assistant } from './assistants';

/** Script that fills the ad slot, and feed of inline ads; either may be missing. */
export interface AdServices {
  readonly scriptUrl: string | null;
  readonly feedUrl: string | null;
}

/** A gtag-compatible provider. */
export interface AnalyticsService {
  /** Measurement id. */
  readonly id: string;
  /** URL of the provider's script, without the id. */
  readonly scriptUrl: string;
}

/** An Algolia index: Docusaurus's own search with it replaces the site's. */
export interface SearchService {
  readonly appId: string;
  /** Search-only key; it is public. */
  readonly apiKey: string;
  readonly indexName: string;
}

/** Hosts that Algolia's client asks: one near the reader, the others if it fails. */
const searchUrls = ({ appId }: SearchService) => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];

/** Configured outside services; null means off. */
export interface Services {
  readonly ads: AdServices | null;
  readonly analytics: AnalyticsService | null;
  /** Endpoint for ratings and comments. */
  readonly feedbackUrl: string | null;
  /** Style sheet that replaces the site's own icon font. */
  readonly iconFontUrl: string | null;
  readonly search: SearchService | null;
  /** The only host whose pages register the service worker (spec §4). */
  readonly officialHost: string | null;
  /** Assistants that pages can be opened in. */
  readonly assistants: readonly Assistant[];
  /** Further origins that scripts of the services load styles, pictures and data from. */
  readonly extraOrigins: readonly string[];
  /** Further origins that they also load scripts and frames from. */
  readonly extraScriptOrigins: readonly string[];
}

export const NO_SERVICES: Services = {
  ads: null,
  analytics: null,
  feedbackUrl: null,
  iconFontUrl: null,
  search: null,
  officialHost: null,
  assistants: [],
  extraOrigins: [],
  extraScriptOrigins: [],
};

/** Returns the origins that pages may request for these services, without duplicates. */
export function serviceOrigins(services: Services): string[] {
  const urls = [
    services.ads?.scriptUrl,
    services.ads?.feedUrl,
    services.analytics?.scriptUrl,
    services.feedbackUrl,
    services.iconFontUrl,
    ...(services.search ? searchUrls(services.search) : []),
  ];
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return [...new Set([...origins, ...services.extraOrigins, ...services.extraScriptOrigins])];
}
