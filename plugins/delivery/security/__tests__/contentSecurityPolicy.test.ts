import { NO_SERVICES, type Services } from '../../../../src/site/services';
import { contentSecurityPolicy, GENERAL_POLICY, metaPolicy } from '../node/contentSecurityPolicy';

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const policyWith = (services: Partial<Services>) =>
  directivesOf(contentSecurityPolicy({ ...NO_SERVICES, ...services }, ["'sha256-a'"]));

it('allows nothing but the site where no service is configured', () => {
  expect(policyWith({})).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-a'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'frame-ancestors': ["'self'"],
  });
});

const ADS = { scriptUrl: 'https://ads.test/ad.js?serve=A', feedUrl: 'https://feed.test/A.json' };

test.each<[string, Partial<Services>, string, string[]]>([
  ['the script of ads', { ads: ADS }, 'script-src', ['https://ads.test']],
  ['the feed of ads', { ads: ADS }, 'connect-src', ['https://feed.test']],
  ['pictures of ads', { ads: ADS }, 'img-src', ['https:']],
  ['frames of ads', { ads: ADS }, 'frame-src', ['https://ads.test']],
  [
    'analytics',
    { analytics: { id: 'G-1', scriptUrl: 'https://stats.test/a.js' } },
    'script-src',
    ['https://stats.test'],
  ],
  [
    'what the usual provider collects by',
    { analytics: { id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js' } },
    'connect-src',
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  ],
  [
    'a search service',
    { search: { appId: 'APP1', apiKey: 'k', indexName: 'i' } },
    'connect-src',
    ['https://app1-dsn.algolia.net', 'https://app1-3.algolianet.com'],
  ],
  ['feedback', { feedbackUrl: 'https://say.test' }, 'connect-src', ['https://say.test']],
  ['icon fonts', { iconFontUrl: 'https://fonts.test/a.css' }, 'style-src', ['https://fonts.test']],
  ['their files', { iconFontUrl: 'https://fonts.test/a.css' }, 'font-src', ['https://fonts.test']],
  ...['style-src', 'font-src', 'img-src', 'connect-src'].flatMap(
    (directive): [string, Partial<Services>, string, string[]][] => [
      ['further origins', { extraOrigins: ['https://cdn.test'] }, directive, ['https://cdn.test']],
      [
        'those of scripts',
        { extraScriptOrigins: ['https://js.test'] },
        directive,
        ['https://js.test'],
      ],
    ],
  ),
  [
    'further origins of scripts',
    { extraScriptOrigins: ['https://js.test'] },
    'script-src',
    ['https://js.test'],
  ],
])('%s', (_name, services, directive, sources) => {
  expect(policyWith(services)[directive]).toEqual(expect.arrayContaining(sources));
});

test.each(['script-src', 'frame-src', 'worker-src'])(
  'further origins for pictures and data have no part in %s',
  (directive) => {
    const services = { ads: ADS, extraOrigins: ['https://cdn.test'] };
    expect(policyWith(services)[directive]).toEqual(policyWith({ ads: ADS })[directive]);
  },
);

test.each(["'unsafe-eval'", "'unsafe-hashes'", '*', 'http:', 'https:'])(
  'scripts never get %s',
  (source) => {
    const all = policyWith({
      ads: ADS,
      analytics: { id: 'G-1', scriptUrl: 'https://stats.test/a.js' },
      feedbackUrl: 'https://say.test',
    });
    expect(all['script-src']).not.toContain(source);
    expect(all['script-src']).not.toContain("'unsafe-inline'");
  },
);

it('leaves ads of our own to the site itself', () => {
  expect(policyWith({ ads: { scriptUrl: null, feedUrl: null } })).toEqual(policyWith({}));
});

it('is without what a meta element cannot say', () => {
  expect(metaPolicy("script-src 'self'; frame-ancestors 'self'")).toBe("script-src 'self'");
});

it('says of every answer no more than what holds for all pages', () => {
  const page = policyWith({});
  for (const [name, sources] of Object.entries(directivesOf(GENERAL_POLICY))) {
    expect(page[name]).toEqual(sources);
  }
});
