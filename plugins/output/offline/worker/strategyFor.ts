import { isHashedFile } from '../contract';

/**
 * How the worker answers a request:
 * - `page`: the network's answer; what is kept only without a connection
 * - `hashed`: what is kept, else the network's answer; such a file never changes
 * - `file`: the network's answer; what is kept only without a connection
 * - `none`: not at all, as if there were no worker
 */
export type Strategy = 'page' | 'hashed' | 'file' | 'none';

/** What is known of a request. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly cache: string;
  readonly headers: Pick<Headers, 'has'>;
}

/** Edited demos run there, in a frame that no worker controls, on a page with a policy of its own. */
const RUNNER = /^\/(?:[\w-]+\/)?demo-runner\//;

/** Addresses of pages end with a slash, or with a name without an extension, which a server completes. */
const PAGE = /(?:\/|\/[^/.]+|\.html)$/;

const FILE = /^\/(?:[\w-]+\/)?(?:assets|fonts|img)\//;

/** The rules for all requests of pages under `origin`. */
export function strategyFor(request: RequestFacts, origin: string): Strategy {
  const { method, mode, destination, cache, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin || headers.has('range')) return 'none';
  if (RUNNER.test(url.pathname)) return 'none';
  if (mode === 'navigate') return PAGE.test(url.pathname) ? 'page' : 'none';
  // Who asks past the browser's cache wants the network: a product that is being saved, for one.
  if (cache !== 'default' || !FILE.test(url.pathname)) return 'none';
  if (!isHashedFile(url.pathname)) return 'file';
  // Fetched ahead for links that are in view; most are never followed.
  return destination === '' && url.pathname.endsWith('.js') ? 'none' : 'hashed';
}
