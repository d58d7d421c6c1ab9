import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from './locales';

/** A path with its language separated (spec §2). */
export interface LanguagePath {
  /** Language of the path's first segment, else English. */
  readonly userLanguage: LocaleCode;
  /** Path without the language segment, with query and hash. */
  readonly canonicalAs: string;
  /** `canonicalAs` without the hash, which servers do not see. */
  readonly canonicalAsServer: string;
  /**
   * Identifies the page (active entry, feedback, analytics): without language, query, hash and
   * trailing slash, and with a last segment `api` replaced by `api-docs`. Not necessarily an
   * existing URL.
   */
  readonly canonicalPathname: string;
}

/** Removes trailing slashes; the root stays `/`. Linear in the length of the path. */
export function stripTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Adds a trailing slash to the pathname, before query and hash. */
export function addTrailingSlash(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return pathname.endsWith('/') ? path : `${pathname}/${rest}`;
}

/** Whether `href` leaves the site: it contains a protocol or another host. */
export function isExternalUrl(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Separates language and path. Takes any string: adds a missing leading slash and merges repeated
 * slashes. Never throws (spec §2).
 */
export function pathnameToLanguage(path: string): LanguagePath {
  const [, start = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  // `//` at the start would make the browser parse a host name.
  const pathname = `/${start}`.replace(/\/{2,}/g, '/');
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
 * Returns the same page in `locale`: replaces or removes the language segment; English has none.
 * External URLs, hashes and relative paths are returned unchanged.
 */
export function localizePath(path: string, locale: LocaleCode): string {
  if (!path.startsWith('/') || isExternalUrl(path)) return path;
  const { canonicalAs } = pathnameToLanguage(path);
  return locale === DEFAULT_LOCALE ? canonicalAs : `/${locale}${canonicalAs}`;
}
