import { SANDBOX_HOSTS } from '../../../../src/site/sandboxHosts';
import { serviceOrigins, type Services } from '../../../../src/site/services';

const originOf = (url: string | null | undefined) => (url ? [new URL(url).origin] : []);

/** Origins that the provider's own script sends data to. */
const ANALYTICS_COLLECTORS: Readonly<Record<string, readonly string[]>> = {
  'https://www.googletagmanager.com': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Directives for every response, including those for unknown paths. */
export const GENERAL_POLICY = [
  "base-uri 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');

/**
 * Returns the content security policy of pages. Inline styles are allowed, because Emotion inserts
 * style elements; of inline scripts only those with the given hashes.
 * @param hashes Source expressions of the pages' inline scripts.
 */
export function contentSecurityPolicy(services: Services, hashes: readonly string[]): string {
  const scripts = [
    ...originOf(services.ads?.scriptUrl),
    ...originOf(services.analytics?.scriptUrl),
    ...services.extraScriptOrigins,
  ];
  const styles = [
    ...originOf(services.iconFontUrl),
    ...services.extraOrigins,
    ...services.extraScriptOrigins,
  ];
  const collectors = originOf(services.analytics?.scriptUrl).flatMap(
    (origin) => ANALYTICS_COLLECTORS[origin] ?? [],
  );
  const connections = [...serviceOrigins(services), ...collectors];
  // An ad network's images and pixels come from unpredictable hosts.
  const hasNetwork = services.ads?.scriptUrl || services.ads?.feedUrl;
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    // For the WebAssembly of the full-text search.
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

/** Returns the policy without directives that browsers ignore in a `<meta>` element. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
