/** A place in the site, as React Router has it. */
export interface RouterLocation {
  /** Decoded. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly state: unknown;
  /** Of the entry in the browser's history; the first one of a tab has none. */
  readonly key?: string | undefined;
}

/** Where to go: an address, or parts of one. */
export type To = string | Partial<RouterLocation>;

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

function parse(address: string): Partial<RouterLocation> {
  const [, pathname, search, hash] = PARTS.exec(address || '/') ?? [];
  return { pathname, search, hash };
}

/** With its mark; nothing if there is no more than the mark. */
function withMark(mark: string, text = ''): string {
  if (text === '' || text === mark) return '';
  return text.startsWith(mark) ? text : mark + text;
}

/** As it is, if somebody wrote a percent sign that encodes nothing. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function resolve(pathname: string, current: RouterLocation | undefined): string {
  if (!current) return pathname || '/';
  if (!pathname) return current.pathname;
  if (pathname.startsWith('/')) return pathname;
  const base = `http://a${encodeURI(current.pathname)}`;
  return decode(new URL(`./${encodeURI(pathname)}`, base).pathname);
}

/** The place that `to` names; what it leaves out is that of `current`. */
export function createLocation(
  to: To,
  state?: unknown,
  key?: string,
  current?: RouterLocation,
): RouterLocation {
  const parts = typeof to === 'string' ? parse(to) : to;
  return {
    pathname: resolve(decode(parts.pathname ?? ''), current),
    search: withMark('?', parts.search),
    hash: withMark('#', parts.hash),
    state: parts.state ?? state,
    key: key ?? parts.key,
  };
}

/** The address of a place in this site. */
export function createPath({ pathname, search, hash }: Partial<RouterLocation>): string {
  return (pathname || '/') + withMark('?', search) + withMark('#', hash);
}
