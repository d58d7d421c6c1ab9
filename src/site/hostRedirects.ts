/** Redirects in the format of `_redirects` files. */

/**
 * `:name` in `from` matches a segment or a part of one, and `/*` at its end any rest of a path. They
 * replace `:name` and `:splat` in `to`.
 */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
  /** Browsers must not remember it. */
  readonly temporary?: boolean;
}

/** Status codes, by whether a redirect is temporary. */
const PERMANENT = '301';
const TEMPORARY = '302';

/** Whether hosts count a rule among those with a placeholder. */
export const hasPlaceholder = ({ from }: HostRedirect): boolean => /[:*]/.test(from);

/** Formats a `_redirects` file for Netlify, Cloudflare Pages and others. The first match wins. */
export function formatHostRedirects(redirects: readonly HostRedirect[]): string {
  return redirects
    .map(({ from, to, temporary }) => `${from} ${to} ${temporary ? TEMPORARY : PERMANENT}\n`)
    .join('');
}

/**
 * Parses the output of `formatHostRedirects`.
 * @throws An Error that names a line that is not a redirect.
 */
export function parseHostRedirects(text: string): HostRedirect[] {
  return text.split('\n').flatMap((line, index): HostRedirect[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [from, to, status, ...rest] = line.trim().split(/\s+/);
    const isRedirect = status === PERMANENT || status === TEMPORARY;
    if (!from?.startsWith('/') || !to?.startsWith('/') || !isRedirect) {
      throw new Error(`_redirects:${index + 1}: "${line}" is no redirect of a path.`);
    }
    if (rest.length > 0)
      throw new Error(`_redirects:${index + 1}: "${line}" has more than three parts.`);
    return [status === TEMPORARY ? { from, to, temporary: true } : { from, to }];
  });
}

/** Returns a function that applies a rule to a pathname; `undefined` if it does not match. */
export function hostRule({ from, to }: HostRedirect): (pathname: string) => string | undefined {
  const pattern = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '/*(?<splat>.*)');
  const expression = new RegExp(`^${pattern}$`);
  return (pathname) => {
    const match = expression.exec(pathname);
    if (!match) return undefined;
    return to.replace(/:([a-z]+)/g, (_, name: string) => match.groups?.[name] ?? '');
  };
}

/** The answer to a request. */
interface HostAnswer {
  readonly location: string;
  readonly status: number;
}

/** Returns a function that maps a URL to its redirect; `undefined` if no rule matches. */
export function createHostRedirector(
  redirects: readonly HostRedirect[],
): (url: string) => HostAnswer | undefined {
  const exact = new Map<string, HostRedirect>();
  for (const redirect of redirects) {
    if (!hasPlaceholder(redirect) && !exact.has(redirect.from)) exact.set(redirect.from, redirect);
  }
  const rules = redirects
    .filter(hasPlaceholder)
    .map((redirect) => ({ redirect, apply: hostRule(redirect) }));
  return (url) => {
    const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const found =
      exact.get(address) ??
      rules
        .map(({ redirect, apply }) => ({ ...redirect, to: apply(address) }))
        .find((redirect) => redirect.to !== undefined);
    if (found?.to === undefined) return undefined;
    const [target = '', hash] = found.to.split('#', 2);
    return {
      location: `${target}${query}${hash === undefined ? '' : `#${hash}`}`,
      status: Number(found.temporary ? TEMPORARY : PERMANENT),
    };
  };
}
