/**
 * How the worker handles a request:
 * - `page`: network first, cache if offline
 * - `file`: network first, cache if offline
 * - `none`: not handled
 */
export type Strategy = 'page' | 'file' | 'none';

/** Used properties of a request. */
export type RequestFacts = Pick<
  Request,
  'method' | 'url' | 'mode' | 'destination' | 'cache' | 'headers'
>;

/** The sandboxed frame of the demo editor has its own policy, and no worker controls it. */
const RUNNER = /^\/(?:[\w-]+\/)?demo-runner\//;

/** Page URLs end with a slash or with a name without extension, which the server completes. */
const PAGE = /(?:\/|\/[^/.]+|\.html)$/;

const FILE = /^\/(?:[\w-]+\/)?(?:assets|fonts|img)\//;

/** Destinations of what is no code. Of kept files, only scripts with that ending are checked. */
const PASSIVE: ReadonlySet<string> = new Set(['', 'font', 'image', 'style', 'video']);

/** Selects the strategy of a request from a page under `origin`. */
export function strategyFor(request: RequestFacts, origin: string): Strategy {
  const { method, mode, destination, cache, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin || headers.has('range')) return 'none';
  if (RUNNER.test(url.pathname)) return 'none';
  if (mode === 'navigate') return PAGE.test(url.pathname) ? 'page' : 'none';
  // Requests that bypass the HTTP cache want the network, e.g. when a product is being saved.
  if (cache !== 'default' || !FILE.test(url.pathname)) return 'none';
  const isScript = url.pathname.endsWith('.js');
  // Prefetches of visible links, most of which are never followed.
  if (isScript && destination === '') return 'none';
  return isScript || PASSIVE.has(destination) ? 'file' : 'none';
}
