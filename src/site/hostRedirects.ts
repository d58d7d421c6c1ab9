/** The redirects that a static host answers with, in the format of `_redirects` files. */

/** `/*` at the end of `from` stands for any rest of a path, which takes the place of `:splat`. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

const PERMANENT = 301;

/** Writes `_redirects`, which Netlify, Cloudflare Pages and others read. The first match counts. */
export function formatHostRedirects(redirects: readonly HostRedirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${PERMANENT}\n`).join('');
}

/**
 * Reads what `formatHostRedirects` writes.
 * @throws An Error that names the line which is no redirect.
 */
export function parseHostRedirects(text: string): HostRedirect[] {
  return text.split('\n').flatMap((line, index): HostRedirect[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [from, to, status, ...rest] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || !to?.startsWith('/') || status !== String(PERMANENT)) {
      throw new Error(`_redirects:${index + 1}: "${line}" is no permanent redirect of a path.`);
    }
    if (rest.length > 0)
      throw new Error(`_redirects:${index + 1}: "${line}" has more than three parts.`);
    return [{ from, to }];
  });
}

/** Returns where a host sends the request for an address; `undefined` when no redirect is meant. */
export function createHostRedirector(
  redirects: readonly HostRedirect[],
): (url: string) => string | undefined {
  const exact = new Map<string, string>();
  const prefixes: HostRedirect[] = [];
  for (const redirect of redirects) {
    if (redirect.from.endsWith('/*')) prefixes.push(redirect);
    else if (!exact.has(redirect.from)) exact.set(redirect.from, redirect.to);
  }
  return (url) => {
    const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const prefix = prefixes.find(({ from }) => address.startsWith(from.slice(0, -1)));
    const rest = prefix && pathname.slice(prefix.from.length - 1).replace(/^\/+/, '');
    const to = exact.get(address) ?? prefix?.to.replace(':splat', () => rest ?? '');
    if (to === undefined) return undefined;
    const [target = '', hash] = to.split('#', 2);
    return `${target}${query}${hash === undefined ? '' : `#${hash}`}`;
  };
}
