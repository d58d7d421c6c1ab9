import { ASSISTANTS, isPrivateHost, type Assistant } from './assistants';
import { ContentError } from './contentError';
import { editDistance } from './editDistance';
import { PRODUCTS, type ProductId } from './products';
import type { AdServices, AnalyticsService, SearchService, Services } from './services';

/** Environment variables, read once in `docusaurus.config.ts`. */
export interface Environment {
  /** Origin of the site, without trailing slash. */
  readonly url: string;
  /** Repository for edit and source links, without trailing slash. */
  readonly repositoryUrl: string;
  /** Whether the test pages under `/experiments/docs/` are built. */
  readonly experiments: boolean;
  /** Products that the development server leaves out, for a faster start. */
  readonly leftOut: readonly ProductId[];
  readonly services: Services;
}

export const DEFAULT_URL = 'https://docs.example.com';
export const DEFAULT_REPOSITORY_URL = 'https://github.com/mui/material-ui';

/** The provider's script; any gtag-compatible one can replace it. */
export const DEFAULT_ANALYTICS_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables of `.env.example`. */
export const VARIABLES = [
  'DOCS_ADS',
  'DOCS_AD_FEED_URL',
  'DOCS_AD_SCRIPT_URL',
  'DOCS_ALGOLIA_APP_ID',
  'DOCS_ALGOLIA_INDEX',
  'DOCS_ALGOLIA_SEARCH_KEY',
  'DOCS_ANALYTICS_ID',
  'DOCS_ANALYTICS_SCRIPT_URL',
  'DOCS_ASSISTANTS',
  'DOCS_EXPERIMENTS',
  'DOCS_EXTRA_ORIGINS',
  'DOCS_EXTRA_SCRIPT_ORIGINS',
  'DOCS_FEEDBACK_URL',
  'DOCS_ICON_FONT_URL',
  'DOCS_OFFICIAL_HOST',
  'DOCS_PAGE_WEIGHT',
  'DOCS_PRODUCTS',
  'DOCS_REDIRECT_PAGES',
  'DOCS_REPO_URL',
  'DOCS_SOCIAL_CARDS',
  'DOCS_URL',
] as const;

/** Those of the tests. */
const TEST_VARIABLE = /^DOCS_(?:TEST_|BUILD_DIR$)/;

/** A misspelt variable would do nothing. */
function assertKnown(variables: Variables): void {
  for (const name of Object.keys(variables)) {
    if (!name.startsWith('DOCS_') || TEST_VARIABLE.test(name)) continue;
    if (VARIABLES.some((known) => known === name)) continue;
    const nearest = VARIABLES.find((known) => editDistance(known, name, 3) <= 3);
    throw new ContentError(
      `There is no variable ${name}${nearest ? `; did you mean ${nearest}?` : '.'} All are in .env.example.`,
    );
  }
}

/** A host name or address. Others would be read as wildcards or directives by the pages' policy. */
const HOST = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])$/;

/** Hosts of this machine, and those that no name server knows. */
const LOCAL_HOST = /(?:^|\.)(?:localhost|test)$|^127(?:\.\d+){3}$|^\[::1\]$/;

/** Reads a URL that pages link to, or their own. */
function readUrl(name: string, value: string | undefined, fallback: string): string {
  if (value === undefined || value === '') return fallback;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new ContentError(`${name}="${value}" is not a URL. Write it as https://host.`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ContentError(`${name}="${value}" must start with https:// or http://.`);
  }
  if (!HOST.test(url.hostname)) {
    throw new ContentError(
      `${name}="${value}" must name one host, by letters, digits, hyphens and dots.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads the URL of a host; the site's pages are at its root. */
function readOrigin(name: string, value: string | undefined, fallback: string): string {
  const { href, origin } = new URL(readUrl(name, value, fallback));
  if (href !== `${origin}/`) {
    throw new ContentError(
      `${name}="${value}" has a path. The site is served from the root of its host: ${origin}.`,
    );
  }
  return origin;
}

/** Reads a URL that pages load from; null if it is not set. */
function readServiceUrl(name: string, value: string | undefined): string | null {
  const read = readUrl(name, value, '');
  if (read === '') return null;
  const { protocol, hostname } = new URL(read);
  if (protocol === 'http:' && !LOCAL_HOST.test(hostname)) {
    throw new ContentError(
      `${name}="${value}" must start with https://; http:// is for hosts of this machine.`,
    );
  }
  return read;
}

function readOrigins(name: string, value: string | undefined) {
  const urls = (value ?? '').split(/\s+/).flatMap((url) => readServiceUrl(name, url) ?? []);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function readFlag(name: string, value: string | undefined) {
  if (value === undefined || value === '' || value === '0') return false;
  if (value === '1') return true;
  throw new ContentError(`${name}="${value}" is neither 1 nor 0.`);
}

const MEASUREMENT_ID = /^[\w-]{4,40}$/;

function readAnalytics(variables: Variables): AnalyticsService | null {
  const id = variables['DOCS_ANALYTICS_ID'] ?? '';
  if (id === '') return null;
  if (!MEASUREMENT_ID.test(id)) {
    throw new ContentError(
      `DOCS_ANALYTICS_ID="${id}" is not a measurement id. Write it as G-XXXXXXXXXX.`,
    );
  }
  const scriptUrl = readServiceUrl(
    'DOCS_ANALYTICS_SCRIPT_URL',
    variables['DOCS_ANALYTICS_SCRIPT_URL'],
  );
  return { id, scriptUrl: scriptUrl ?? DEFAULT_ANALYTICS_SCRIPT_URL };
}

const ALGOLIA_VARIABLES = {
  DOCS_ALGOLIA_APP_ID: /^[a-z\d]{4,40}$/i,
  DOCS_ALGOLIA_SEARCH_KEY: /^[\w=-]{8,}$/,
  DOCS_ALGOLIA_INDEX: /^[\w.-]+$/,
} as const;

/** Algolia is used if all its variables are set. */
function readSearch(variables: Variables): SearchService | null {
  const names = Object.keys(ALGOLIA_VARIABLES) as (keyof typeof ALGOLIA_VARIABLES)[];
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new ContentError(`${missing.join(', ')}: set it, too, or none of ${names.join(', ')}.`);
  }
  for (const name of names) {
    if (!ALGOLIA_VARIABLES[name].test(variables[name] ?? '')) {
      throw new ContentError(
        `${name}="${variables[name]}" is none that Algolia gives out. Copy it again.`,
      );
    }
  }
  return {
    appId: variables['DOCS_ALGOLIA_APP_ID'] ?? '',
    apiKey: variables['DOCS_ALGOLIA_SEARCH_KEY'] ?? '',
    indexName: variables['DOCS_ALGOLIA_INDEX'] ?? '',
  };
}

/** Ads are shown in production, and in development only with `1`; `0` disables them. */
function readAds(variables: Variables): AdServices | null {
  const wanted = variables['DOCS_ADS'];
  const isOn = wanted
    ? readFlag('DOCS_ADS', wanted)
    : variables['NODE_ENV'] === 'production' || variables['NODE_ENV'] === undefined;
  if (!isOn) return null;
  return {
    scriptUrl: readServiceUrl('DOCS_AD_SCRIPT_URL', variables['DOCS_AD_SCRIPT_URL']),
    feedUrl: readServiceUrl('DOCS_AD_FEED_URL', variables['DOCS_AD_FEED_URL']),
  };
}

/** The products that `DOCS_PRODUCTS` does not name; none without it, and none in a build. */
function readLeftOut(variables: Variables): ProductId[] {
  const names = (variables['DOCS_PRODUCTS'] ?? '').split(/\s+/).filter((name) => name !== '');
  const ids = PRODUCTS.map(({ id }) => id);
  const unknown = names.filter((name) => !ids.some((id) => id === name));
  if (unknown.length > 0) {
    throw new ContentError(
      `DOCS_PRODUCTS: there is no product "${unknown.join('", "')}"; known are ${ids.join(', ')}.`,
    );
  }
  if (names.length === 0 || variables['NODE_ENV'] !== 'development') return [];
  return ids.filter((id) => !names.includes(id));
}

function readOfficialHost(value: string | undefined) {
  if (value === undefined || value === '') return null;
  if (!/^[a-z\d.-]+$/i.test(value)) {
    throw new ContentError(
      `DOCS_OFFICIAL_HOST="${value}" is not a host. Write it as docs.example.com.`,
    );
  }
  return value.toLowerCase();
}

/** Assistants are offered on public hosts only, since they have to read the pages. */
function readAssistants(value: string | undefined, url: string): readonly Assistant[] {
  const names = (value ?? '').split(/\s+/).filter((name) => name !== '');
  const unknown = names.find((name) => !ASSISTANTS.some((known) => known === name));
  if (unknown !== undefined) {
    throw new ContentError(
      `DOCS_ASSISTANTS="${value}" names "${unknown}"; the known ones are ${ASSISTANTS.join(' and ')}.`,
    );
  }
  return isPrivateHost(url) ? [] : ASSISTANTS.filter((known) => names.includes(known));
}

/**
 * Reads and validates the environment variables of `.env.example`. Throws an error that names the
 * variable and the fix for an invalid value.
 */
export function readEnvironment(variables: Variables): Environment {
  assertKnown(variables);
  const url = readOrigin('DOCS_URL', variables['DOCS_URL'], DEFAULT_URL);
  return {
    url,
    repositoryUrl: readUrl('DOCS_REPO_URL', variables['DOCS_REPO_URL'], DEFAULT_REPOSITORY_URL),
    experiments:
      variables['NODE_ENV'] === 'development' ||
      readFlag('DOCS_EXPERIMENTS', variables['DOCS_EXPERIMENTS']),
    leftOut: readLeftOut(variables),
    services: {
      ads: readAds(variables),
      analytics: readAnalytics(variables),
      feedbackUrl: readServiceUrl('DOCS_FEEDBACK_URL', variables['DOCS_FEEDBACK_URL']),
      iconFontUrl: readServiceUrl('DOCS_ICON_FONT_URL', variables['DOCS_ICON_FONT_URL']),
      search: readSearch(variables),
      officialHost: readOfficialHost(variables['DOCS_OFFICIAL_HOST']),
      assistants: readAssistants(variables['DOCS_ASSISTANTS'], url),
      extraOrigins: readOrigins('DOCS_EXTRA_ORIGINS', variables['DOCS_EXTRA_ORIGINS']),
      extraScriptOrigins: readOrigins(
        'DOCS_EXTRA_SCRIPT_ORIGINS',
        variables['DOCS_EXTRA_SCRIPT_ORIGINS'],
      ),
    },
  };
}
