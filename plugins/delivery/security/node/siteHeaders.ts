import { GENERAL_POLICY } from './contentSecurityPolicy';
import type { HeaderRule } from './hostHeaders';

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

/** Their names have a hash of what is in them. */
const ASSETS: HeaderRule = {
  pattern: '/assets/*',
  headers: [['Cache-Control', `public, max-age=${YEAR_S}, immutable`]],
};

/** A worker that a browser keeps for a day could not be taken back. */
const SERVICE_WORKER: HeaderRule = { pattern: '/sw.js', headers: [['Cache-Control', 'no-cache']] };

/** Hosts guess the type of a file, and often not its encoding. */
const TEXTS: readonly HeaderRule[] = [
  { pattern: '/*.md', headers: [['Content-Type', 'text/markdown; charset=utf-8']] },
  { pattern: '/*.txt', headers: [['Content-Type', 'text/plain; charset=utf-8']] },
];

/**
 * The rules of the whole site. Hosts add up the rules that match a path, and browsers hold a page to
 * every policy that it gets; so pages are named family by family, and those that have a policy of
 * their own are not among them.
 * @param pages Patterns of the pages that the policy is for.
 */
export function siteHeaders(pages: readonly string[], policy: string): HeaderRule[] {
  return [
    EVERY_ANSWER,
    ASSETS,
    SERVICE_WORKER,
    ...TEXTS,
    ...pages.map((pattern) => ({
      pattern,
      headers: [['Content-Security-Policy', policy] as const],
    })),
  ];
}
