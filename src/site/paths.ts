import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from './locales';

/** A path seen from the rules of spec §2 "Path rules". */
export interface LanguagePath {
  /** The language of the path's first segment, else English. */
  readonly userLanguage: LocaleCode;
  /** The path without its language segment; query and hash are kept. */
  readonly canonicalAs: string;
  /** `canonicalAs` without its hash, which a server never sees; the query is kept. */
  readonly canonicalAsServer: string;
  /**
   * The page's identity (active entry, feedback, analytics): no language, query, hash or trailing
   * slash, and a last segment `api` named `api-docs`. It need not be a URL that exists.
   */
  readonly canonicalPathname: string;
}

interface PathParts {
  readonly pathname: string;
  readonly query: string;
  readonly hash: string;
}

function splitPath(path: string): PathParts {
  const hashStart = path.indexOf('#');
  const hash = hashStart === -1 ? '' : path.slice(hashStart);
  const beforeHash = hashStart === -1 ? path : path.slice(0, hashStart);
  const queryStart = beforeHash.indexOf('?');
  const query = queryStart === -1 ? '' : beforeHash.slice(queryStart);
  const pathname = queryStart === -1 ? beforeHash : beforeHash.slice(0, queryStart);
  // A doubled slash left at the start would make the browser read a host name.
  return { pathname: `/${pathname}`.replace(/\/{2,}/g, '/'), query, hash };
}

/** `pathname` without trailing slashes; the root stays `/`. Linear in the length of the path. */
export function stripTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** `path` with a slash at the end of its pathname, before query and hash. */
export function addTrailingSlash(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return pathname.endsWith('/') ? path : `${pathname}/${rest}`;
}

/** Whether `href` leaves the site: it names a protocol or another host. */
export function isExternalUrl(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Reads language and page out of a path (spec §2 "Path rules"). Takes any string: a missing leading
 * slash is added and doubled slashes count as one. Never throws.
 */
export function pathnameToLanguage(path: string): LanguagePath {
  const { pathname, query, hash } = splitPath(path);
  const [, firstSegment = ''] = pathname.split('/', 2);
  const hasLanguage = isLocaleCode(firstSegment);
  const page = hasLanguage ? pathname.slice(1 + firstSegment.length) || '/' : pathname;

  return {
    userLanguage: hasLanguage ? firstSegment : DEFAULT_LOCALE,
    canonicalAs: `${page}${query}${hash}`,
    canonicalAsServer: `${page}${query}`,
    canonicalPathname: stripTrailingSlashes(page).replace(/\/api$/, '/api-docs'),
  };
}

/**
 * The same page in `locale`: English has no language segment, a language segment already there is
 * replaced. Leaves external URLs, hashes and relative paths as they are.
 */
export function localizePath(path: string, locale: LocaleCode): string {
  if (!path.startsWith('/') || isExternalUrl(path)) return path;
  const { canonicalAs } = pathnameToLanguage(path);
  return locale === DEFAULT_LOCALE ? canonicalAs : `/${locale}${canonicalAs}`;
}
