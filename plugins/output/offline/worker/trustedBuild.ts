import type { WorkerBuild } from '../contract';
import { scriptDigest } from '../scriptDigest';
import { scope } from './workerScope';

/**
 * What the worker knows of the build by itself. The caches are untrusted: every script of a page,
 * also one of an ad network, can write them.
 */
export interface TrustedBuild extends Omit<WorkerBuild, 'scripts'> {
  readonly scripts: ReadonlySet<string>;
  /** Content security policy of the build's pages. */
  readonly policy: string;
}

/**
 * Whether a kept file may be used: any but a script, or a script as the build wrote it. Takes the
 * response's body.
 */
export async function isGenuine(
  url: string,
  response: Response,
  { scripts }: TrustedBuild,
): Promise<boolean> {
  const { pathname } = new URL(url, scope.location.origin);
  if (!pathname.endsWith('.js')) return true;
  return scripts.has(await scriptDigest(pathname, await response.arrayBuffer()));
}

/** Returns a kept page with the build's policy, and without the headers that it was kept with. */
export function withPolicy(page: Response, { policy }: TrustedBuild): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  return new Response(page.body, { headers });
}
