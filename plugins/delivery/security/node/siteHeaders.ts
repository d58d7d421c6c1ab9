import { DEMO_RUNNER_SANDBOX } from '../../../content/demos/contract';
import { WORKER_POLICY_URL } from '../contract';
import { GENERAL_POLICY } from './contentSecurityPolicy';
import type { HeaderRule } from './hostHeaders';
import { isRunner } from './pagePatterns';

const YEAR_S = 31_536_000;

const EVERY_ANSWER: HeaderRule = {
  pattern: '/*',
  headers: [
    ['Content-Security-Policy', GENERAL_POLICY],
    ['Strict-Transport-Security', `max-age=${YEAR_S}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ],
};

/** Files with a content hash in their names. */
const ASSETS: HeaderRule = {
  pattern: '/assets/*',
  headers: [['Cache-Control', `public, max-age=${YEAR_S}, immutable`]],
};

const SERVICE_WORKER: HeaderRule = {
  pattern: '/sw.js',
  headers: [
    // A cached worker could not be replaced for a day.
    ['Cache-Control', 'no-cache'],
    // It serves this site only, whatever pages ask it for.
    ['Content-Security-Policy', "default-src 'self'"],
  ],
};

const WORKER_POLICY: HeaderRule = {
  pattern: WORKER_POLICY_URL,
  headers: [['Cache-Control', 'no-cache']],
};

/**
 * In addition to the policy in the runner's page: its origin is opaque also where no `sandbox`
 * attribute makes it so. In a window of its own, browsers refuse a sandboxed page with an opener
 * policy.
 */
const RUNNER_HEADERS: HeaderRule['headers'] = [
  ['Content-Security-Policy', `${GENERAL_POLICY}; sandbox ${DEMO_RUNNER_SANDBOX}`],
  ['Cross-Origin-Opener-Policy', 'unsafe-none'],
];

/** Hosts guess content types, and often omit the encoding. */
const TEXTS: readonly HeaderRule[] = [
  { pattern: '/*.md', headers: [['Content-Type', 'text/markdown; charset=utf-8']] },
  { pattern: '/*.txt', headers: [['Content-Type', 'text/plain; charset=utf-8']] },
];

/**
 * Returns the rules of the whole site. Hosts combine all rules that match a path, and browsers
 * enforce every policy they get, so pages are matched by prefix, except those with their own
 * policy.
 * @param pages Patterns of the pages that the policy applies to.
 */
export function siteHeaders(pages: readonly string[], policy: string): HeaderRule[] {
  return [
    EVERY_ANSWER,
    ASSETS,
    SERVICE_WORKER,
    WORKER_POLICY,
    ...TEXTS,
    ...pages.map((pattern) => ({
      pattern,
      headers: isRunner(pattern) ? RUNNER_HEADERS : [['Content-Security-Policy', policy] as const],
    })),
  ];
}
