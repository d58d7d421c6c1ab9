/** The site with every service, as `src/testing/services` tests it: all at one host, which is a stand-in. */
export const SERVICES_ENVIRONMENT = {
  DOCS_EXPERIMENTS: '1',
  DOCS_SOCIAL_CARDS: '0',
  DOCS_ADS: '1',
  DOCS_AD_SCRIPT_URL: 'http://services.test/ad.js',
  DOCS_AD_FEED_URL: 'http://services.test/feed.json',
  DOCS_ANALYTICS_ID: 'G-TEST123',
  DOCS_ANALYTICS_SCRIPT_URL: 'http://services.test/analytics.js',
  DOCS_FEEDBACK_URL: 'http://services.test',
  DOCS_ICON_FONT_URL: 'http://services.test/icons.css',
  DOCS_ALGOLIA_APP_ID: 'APP1234',
  DOCS_ALGOLIA_SEARCH_KEY: 'test-search-key',
  DOCS_ALGOLIA_INDEX: 'docs',
  DOCS_OFFICIAL_HOST: 'localhost',
};

/** Where that site is built, relative to the project. */
export const SERVICES_BUILD_DIR = '.cache/services-site';
