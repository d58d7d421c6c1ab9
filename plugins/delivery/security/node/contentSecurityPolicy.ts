import { SANDBOX_HOSTS } from '../../../../src/site/sandboxHosts';
import { serviceOrigins, type Services } from '../../../../src/site/services';

const originOf = (url: string | null | undefined) => (url ? [new URL(url).origin] : []);

/** Where the provider's own script sends what it is told. */
const ANALYTICS_COLLECTORS: Readonly<Record<string, readonly string[]>> = {
  'https://www.googletagmanager.com': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** What every answer of the host may have, also one for a path that does not exist. */
export const GENERAL_POLICY = [
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');

/**
 * The content security policy of pages. Emotion writes its styles into the document, so styles may be
 * inline; scripts may not, but for the ones whose hashes are given.
 * @param hashes Source expressions of the inline scripts that pages have.
 */
export function contentSecurityPolicy(services: Services, hashes: readonly string[]): string {
  const scripts = [
    ...originOf(services.ads?.scriptUrl),
    ...originOf(services.analytics?.scriptUrl),
    ...services.extraOrigins,
  ];
  const styles = [...originOf(services.iconFontUrl), ...services.extraOrigins];
  const collectors = originOf(services.analytics?.scriptUrl).flatMap(
    (origin) => ANALYTICS_COLLECTORS[origin] ?? [],
  );
  const connections = [...serviceOrigins(services), ...collectors];
  // A network's pictures and pixels come from hosts that nobody can list.
  const hasNetwork = services.ads?.scriptUrl || services.ads?.feedUrl;
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    // The engine of the full-text search is WebAssembly, which that keyword allows, and nothing else.
    ['script-src', ["'self'", ...hashes, "'wasm-unsafe-eval'", ...scripts]],
    ['style-src', ["'self'", "'unsafe-inline'", ...styles]],
    [
      'img-src',
      ["'self'", 'data:', 'blob:', ...serviceOrigins(services), ...(hasNetwork ? ['https:'] : [])],
    ],
    ['font-src', ["'self'", 'data:', ...styles]],
    ['connect-src', ["'self'", ...connections]],
    ['frame-src', ["'self'", ...(services.ads?.scriptUrl ? scripts : [])]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'self'"]],
    ['form-action', ["'self'", ...Object.values(SANDBOX_HOSTS)]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The same for a `<meta>` element, in which browsers do not know all directives. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
