import type { SiteAddresses } from '@site/plugins/output/redirects/contract';
import { isLocaleCode, type LocaleCode } from '@site/src/site/locales';
import { editDistance } from '@site/src/site/editDistance';
import { PRODUCTS } from '@site/src/site/products';
import { pagesAbout } from './subjects';

/** A suggested page. */
export interface Suggestion {
  /** Without language; may contain a hash. */
  readonly pathname: string;
  readonly title: string;
}

/** A parsed URL without page. */
export interface UnknownAddress {
  /** Its language, if it is one of the site's. */
  readonly locale: LocaleCode | undefined;
  /** Lowercase, without language and file names. */
  readonly segments: readonly string[];
}

/** Longer URLs are not typos. */
const MAX_LENGTH = 300;
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/;
const VERSION = /^v\d+$/;

// Scores of suggestions; a similar name has 1 and more.
const NEARBY = 0.6;
const PART = 0.8;
const PARENT = 3.1;
const PRODUCT = 3.3;
const OTHER_PRODUCT = 3.5;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parses any pathname. */
export function readAddress(pathname: string): UnknownAddress {
  const segments = decode(pathname.slice(0, MAX_LENGTH))
    .toLowerCase()
    .split(/[/\\]+/)
    .map((segment) => segment.replace(/\.(?:html?|mdx?)$/, '').replace(/[\s_]+/g, '-'))
    .filter((segment) => segment !== '' && segment !== 'index');
  const [first = ''] = segments;
  const isLanguage = LANGUAGE.test(first);
  return {
    locale: isLocaleCode(first) ? first : undefined,
    segments: isLanguage ? segments.slice(1) : segments,
  };
}

const toSegments = (address: string) =>
  (address.split('#', 1)[0] ?? '').split('/').filter((segment) => segment !== '');
const withoutVersion = (segments: readonly string[]) =>
  segments.filter((segment) => !VERSION.test(segment));
/** Normalizes names: `react-buttons` equals `button`. */
const toName = (segment: string) => segment.replace(/^react-/, '').replace(/(?<=..)s$/, '');

/** Distance between a URL and a candidate, 0 for equal; `undefined` if too far. */
function distance(asked: readonly string[], candidate: readonly string[]): number | undefined {
  if (asked.join('/') === candidate.join('/')) return 0;
  const own = withoutVersion(asked);
  const other = withoutVersion(candidate);
  // Prefers the newest version.
  const ageOf = candidate.length > other.length ? 0.25 : 0;
  if (own.join('/') === other.join('/')) return 0.5 + ageOf;
  if (own.length > 1 && `${other.join('/')}/`.startsWith(`${own.join('/')}/`)) {
    return PART + other.length / 100 + ageOf;
  }

  const name = toName(own.at(-1) ?? '');
  const otherName = toName(other.at(-1) ?? '');
  const limit = Math.min(3, Math.floor(name.length / 4));
  const letters = editDistance(name, otherName, limit);
  const isPart = name.length > 3 && `-${otherName}-`.includes(`-${name}-`);
  if (letters > limit && !isPart) return undefined;
  const isOtherProduct = own.length > 1 && own[0] !== other[0];
  const parents = new Set(own.slice(0, -1));
  const strayed = other.slice(0, -1).filter((segment) => !parents.has(segment)).length;
  return (
    1 + (isPart ? Math.min(letters, 2.5) : letters) + (isOtherProduct ? 1 : 0) + strayed / 4 + ageOf
  );
}

/** Returns the nearest existing parent, at the latest the first page of the product. */
function findParent(segments: readonly string[], targets: ReadonlyMap<string, string>) {
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const target = targets.get(`/${segments.slice(0, length).join('/')}/`);
    if (target !== undefined) return { target, isProduct: length === 1 };
  }
  return undefined;
}

/** Returns the pages nearest to the subject that the last possible segment names. */
function findNearby(segments: readonly string[]): readonly string[] {
  for (const segment of [...segments].reverse()) {
    const pages = [segment, toName(segment)].map(pagesAbout).find(({ length }) => length > 0);
    if (pages) return pages;
  }
  return [];
}

/** Maps the paths of pages and redirects to their pages. */
const toTargets = ({ pages, redirects }: SiteAddresses): ReadonlyMap<string, string> =>
  new Map([...pages.map(([pathname]): [string, string] => [pathname, pathname]), ...redirects]);

/** Returns the page that a URL stands for; `undefined` if it is unknown. */
export function findTarget({ segments }: UnknownAddress, site: SiteAddresses): string | undefined {
  return toTargets(site).get(`/${segments.join('/')}/`);
}

/** Suggested pages. */
export interface Suggestions {
  readonly pages: readonly Suggestion[];
  /** Whether the first has a similar address, rather than a related subject. */
  readonly areSimilar: boolean;
}

/**
 * Suggests pages for a URL, best first: its redirect target, the same page in another version, the
 * pages nearest to its subject, pages with a similar last segment, its parent page.
 */
export function suggestPages(
  { segments }: UnknownAddress,
  site: SiteAddresses,
  limit: number,
): Suggestions {
  const targets = toTargets(site);
  const titles = new Map(site.pages);
  const scores = new Map<string, number>();
  const add = (target: string, score: number) => {
    if (score < (scores.get(target) ?? Infinity)) scores.set(target, score);
  };
  if (segments.length > 0) {
    for (const [address, target] of targets) {
      const score = distance(segments, toSegments(address));
      // An old URL with a similar name ranks below a page with it.
      if (score !== undefined) add(target, score + (score > 0 && address !== target ? 0.4 : 0));
    }
  }
  const parent = findParent(segments, targets);
  if (parent) add(parent.target, parent.isProduct ? PRODUCT : PARENT);
  const route = `/${segments[0]}`;
  const hasProduct = PRODUCTS.some((product) => product.route === route);
  findNearby(segments).forEach((page, index) => {
    const isOther = hasProduct && !page.startsWith(`${route}/`);
    add(page, (isOther ? OTHER_PRODUCT : NEARBY) + index / 100);
  });

  const seen = new Set<string>();
  const pages = [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || (a < b ? -1 : 1))
    .flatMap(([pathname]): Suggestion[] => {
      const page = pathname.split('#', 1)[0] ?? '';
      const title = titles.get(page);
      if (title === undefined || seen.has(page)) return [];
      seen.add(page);
      return [{ pathname, title }];
    })
    .slice(0, limit);
  const best = scores.get(pages[0]?.pathname ?? '') ?? 0;
  return { pages, areSimilar: best < NEARBY || (best >= PART && best < PARENT) };
}
