import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_ANALYTICS_SCRIPT_URL,
  DEFAULT_REPOSITORY_URL,
  DEFAULT_URL,
  readEnvironment,
  VARIABLES,
} from '../environment';
import { NO_SERVICES, serviceOrigins } from '../services';

test('nothing is needed', () => {
  expect(readEnvironment({ NODE_ENV: 'development', DOCS_EXPERIMENTS: '' })).toEqual({
    url: DEFAULT_URL,
    repositoryUrl: DEFAULT_REPOSITORY_URL,
    experiments: true,
    leftOut: [],
    services: NO_SERVICES,
  });
});

const OWN_ADS = { scriptUrl: null, feedUrl: null };

test.each([
  ['ads of our own where readers are', { NODE_ENV: 'production' }, { ads: OWN_ADS }],
  ['no ads in development', { NODE_ENV: 'development' }, { ads: null }],
  ['ads in development', { NODE_ENV: 'development', DOCS_ADS: '1' }, { ads: OWN_ADS }],
  ['no ads at all', { NODE_ENV: 'production', DOCS_ADS: '0' }, { ads: null }],
  [
    "a network's ads",
    {
      DOCS_ADS: '1',
      DOCS_AD_SCRIPT_URL: 'https://ads.test/ad.js?serve=A',
      DOCS_AD_FEED_URL: 'https://feed.test/A.json',
    },
    { ads: { scriptUrl: 'https://ads.test/ad.js?serve=A', feedUrl: 'https://feed.test/A.json' } },
  ],
  [
    'analytics',
    { DOCS_ANALYTICS_ID: 'G-ABCD1234' },
    { analytics: { id: 'G-ABCD1234', scriptUrl: DEFAULT_ANALYTICS_SCRIPT_URL } },
  ],
  [
    'analytics by another script',
    { DOCS_ANALYTICS_ID: 'G-ABCD1234', DOCS_ANALYTICS_SCRIPT_URL: 'http://localhost:1/gtag.js' },
    { analytics: { id: 'G-ABCD1234', scriptUrl: 'http://localhost:1/gtag.js' } },
  ],
  ['no analytics without an id', { DOCS_ANALYTICS_SCRIPT_URL: 'x' }, { analytics: null }],
  [
    'feedback',
    { DOCS_FEEDBACK_URL: 'https://say.test/api/' },
    { feedbackUrl: 'https://say.test/api' },
  ],
  [
    'icon fonts',
    { DOCS_ICON_FONT_URL: 'https://fonts.test/icons.css' },
    { iconFontUrl: 'https://fonts.test/icons.css' },
  ],
  ['no search service', {}, { search: null }],
  [
    'a search service',
    {
      DOCS_ALGOLIA_APP_ID: 'APP1234',
      DOCS_ALGOLIA_SEARCH_KEY: 'abcdef0123',
      DOCS_ALGOLIA_INDEX: 'docs',
    },
    {
      search: {
        appId: 'APP1234',
        apiKey: 'abcdef0123',
        indexName: 'docs',
      },
    },
  ],
  [
    'origins of what services load',
    { DOCS_EXTRA_ORIGINS: ' https://a.test/x https://b.test  https://a.test' },
    { extraOrigins: ['https://a.test', 'https://b.test'], extraScriptOrigins: [] },
  ],
  [
    'origins of what they run',
    { DOCS_EXTRA_SCRIPT_ORIGINS: 'https://a.test:8443/x http://[::1]:80' },
    { extraOrigins: [], extraScriptOrigins: ['https://a.test:8443', 'http://[::1]'] },
  ],
  [
    'services of this machine',
    {
      DOCS_FEEDBACK_URL: 'http://127.0.0.1:4000/',
      DOCS_ICON_FONT_URL: 'http://fonts.localhost/icons.css',
    },
    { feedbackUrl: 'http://127.0.0.1:4000', iconFontUrl: 'http://fonts.localhost/icons.css' },
  ],
  [
    'a host with letters of another script',
    { DOCS_FEEDBACK_URL: 'https://bücher.example' },
    { feedbackUrl: 'https://xn--bcher-kva.example' },
  ],
  ['a host', { DOCS_OFFICIAL_HOST: 'Docs.Acme.test' }, { officialHost: 'docs.acme.test' }],
])('%s', (_name, variables, services) => {
  expect(readEnvironment(variables).services).toMatchObject(services);
});

test.each([
  [{ DOCS_URL: 'https://docs.acme.test/' }, { url: 'https://docs.acme.test' }],
  [{ DOCS_URL: 'http://localhost:3000' }, { url: 'http://localhost:3000' }],
  [{ DOCS_TEST_PORT: '4200' }, { url: DEFAULT_URL }],
  [{ DOCS_REPO_URL: 'https://git.acme.test/ui/' }, { repositoryUrl: 'https://git.acme.test/ui' }],
  [
    { DOCS_REPO_URL: 'https://git.acme.test/"><script>\n' },
    { repositoryUrl: 'https://git.acme.test/%22%3E%3Cscript%3E' },
  ],
  [
    { DOCS_REPO_URL: 'http://git.acme.internal/ui' },
    { repositoryUrl: 'http://git.acme.internal/ui' },
  ],
  [{ DOCS_EXPERIMENTS: '1' }, { experiments: true }],
  [{ DOCS_EXPERIMENTS: '0' }, { experiments: false }],
  [{ NODE_ENV: 'development' }, { experiments: true }],
  [
    { NODE_ENV: 'development', DOCS_PRODUCTS: ' material-ui  x' },
    { leftOut: ['base-ui', 'joy-ui', 'system', 'toolpad', 'experiments'] },
  ],
  [{ NODE_ENV: 'production', DOCS_PRODUCTS: 'x' }, { leftOut: [] }],
])('%j gives %j', (variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

test.each([
  [{ DOCS_URL: 'https://a.test/docs/' }, 'has a path. The site is served from the root'],
  [{ DOCS_ADDS: '1' }, 'There is no variable DOCS_ADDS; did you mean DOCS_ADS?'],
  [{ DOCS_WHATEVER: '1' }, 'There is no variable DOCS_WHATEVER. All are in .env.example.'],
  [{ DOCS_URL: 'javascript:alert(1)' }, 'must start with https:// or http://'],
  [{ DOCS_REPO_URL: 'ftp://x' }, 'DOCS_REPO_URL="ftp://x" must start with'],
  [{ DOCS_EXTRA_ORIGINS: "https://a.test 'unsafe-eval'" }, 'is not a URL.'],
  [{ DOCS_ALGOLIA_APP_ID: 'APP1234' }, 'DOCS_ALGOLIA_SEARCH_KEY, DOCS_ALGOLIA_INDEX: set it, too'],
  [
    {
      DOCS_ALGOLIA_APP_ID: 'app/../1',
      DOCS_ALGOLIA_SEARCH_KEY: 'abcdef0123',
      DOCS_ALGOLIA_INDEX: 'docs',
    },
    'DOCS_ALGOLIA_APP_ID="app/../1" is none that Algolia gives out.',
  ],
  [{ DOCS_ADS: 'yes' }, 'DOCS_ADS="yes" is neither 1 nor 0.'],
  [{ DOCS_ADS: '1', DOCS_AD_FEED_URL: 'feed' }, 'DOCS_AD_FEED_URL="feed" is not a URL.'],
  [{ DOCS_ANALYTICS_ID: '"><script>' }, 'Write it as G-XXXXXXXXXX.'],
  [{ DOCS_OFFICIAL_HOST: 'https://a.test' }, 'Write it as docs.example.com.'],
  [{ DOCS_PRODUCTS: 'joy' }, 'DOCS_PRODUCTS: there is no product "joy"; known are material-ui, '],
])('%j is refused with its name', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

test.each([
  'DOCS_AD_SCRIPT_URL',
  'DOCS_AD_FEED_URL',
  'DOCS_ANALYTICS_SCRIPT_URL',
  'DOCS_FEEDBACK_URL',
  'DOCS_ICON_FONT_URL',
  'DOCS_EXTRA_ORIGINS',
  'DOCS_EXTRA_SCRIPT_ORIGINS',
])('%s cannot weaken the policy of pages', (name) => {
  const read = (value: string) => () =>
    readEnvironment({
      DOCS_ADS: '1',
      DOCS_ANALYTICS_ID: 'G-ABCD1234',
      DOCS_ALGOLIA_APP_ID: 'APP1234',
      DOCS_ALGOLIA_SEARCH_KEY: 'abcdef0123',
      DOCS_ALGOLIA_INDEX: 'docs',
      [name]: value,
    });
  for (const value of [
    'https://*',
    'https://*.com',
    'https://a;sandbox/',
    'https://a,b.test',
    "https://a'b.test",
    'https://a_b.test',
  ]) {
    expect(read(value)).toThrow(
      `${name}="${value}" must name one host, by letters, digits, hyphens and dots.`,
    );
  }
  for (const value of ['http://acme.com', 'http://192.168.1.2', 'http://localhost.acme.com']) {
    expect(read(value)).toThrow(
      `${name}="${value}" must start with https://; http:// is for hosts of this machine.`,
    );
  }
});

test('.env.example names every variable', () => {
  const text = readFileSync(path.join(__dirname, '../../../.env.example'), 'utf8');
  const named = text.match(/^DOCS_[A-Z_]+/gm) ?? [];
  expect(named.sort()).toEqual([...VARIABLES]);
});

test('the origins of services, each once', () => {
  const services = readEnvironment({
    DOCS_ADS: '1',
    DOCS_AD_SCRIPT_URL: 'https://ads.test/ad.js',
    DOCS_AD_FEED_URL: 'https://ads.test/feed.json',
    DOCS_FEEDBACK_URL: 'http://localhost:4000/feedback',
    DOCS_EXTRA_ORIGINS: 'https://cdn.test',
  }).services;
  expect(serviceOrigins(services)).toEqual([
    'https://ads.test',
    'http://localhost:4000',
    'https://cdn.test',
  ]);
  expect(serviceOrigins(NO_SERVICES)).toEqual([]);
});
