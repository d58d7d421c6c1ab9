/** Redirects in the format of `_redirects` files. */

/** `/*` at the end of `from` matches any rest of a path, which replaces `:splat` in `to`. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

const PERMANENT = 301;

/** Formats a `_redirects` file for Netlify, Cloudflare Pages and others. The first match wins. */
export function formatHostRedirects(redirects: readonly HostRedirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${PERMANENT}\n`).join('');
}

/**
 * Parses the output of `formatHostRedirects`.
 * @throws An Error that names a line that is not a redirect.
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

/** Returns a function that maps a path to its redirect target; `undefined` if no rule matches. */
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
