import type { SiteAddresses } from '@site/plugins/output/redirects/contract';
import { isLocaleCode, type LocaleCode } from '@site/src/site/locales';
import { spellingDistance } from './spelling';

/** A page that a reader may have meant. */
export interface Suggestion {
  /** Without language; perhaps with a heading. */
  readonly pathname: string;
  readonly title: string;
}

/** An address that is no page, as it is compared. */
export interface UnknownAddress {
  /** The language it names, if it is one of the site's. */
  readonly locale: LocaleCode | undefined;
  /** In lower case, without language and the names of files. */
  readonly segments: readonly string[];
}

/** Longer addresses are not mistyped. */
const MAX_LENGTH = 300;
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/;
const VERSION = /^v\d+$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads any pathname, whatever is in it. */
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
/** What tells pages of a kind apart: `react-buttons` and `button` are the same. */
const toName = (segment: string) => segment.replace(/^react-/, '').replace(/(?<=..)s$/, '');

/** How far an address is from what was asked for, 0 being the same; `undefined` for too far. */
function distance(asked: readonly string[], candidate: readonly string[]): number | undefined {
  if (asked.join('/') === candidate.join('/')) return 0;
  const own = withoutVersion(asked);
  const other = withoutVersion(candidate);
  // The newest version comes before older ones.
  const ageOf = candidate.length > other.length ? 0.25 : 0;
  if (own.join('/') === other.join('/')) return 0.5 + ageOf;

  const name = toName(own.at(-1) ?? '');
  const otherName = toName(other.at(-1) ?? '');
  const limit = Math.min(3, Math.floor(Math.max(name.length, 2) / 3) + (name.length > 2 ? 1 : 0));
  const letters = spellingDistance(name, otherName, limit);
  const isPart = name.length > 3 && `-${otherName}-`.includes(`-${name}-`);
  if (letters > limit && !isPart) return undefined;
  const isOtherProduct = own.length > 1 && own[0] !== other[0];
  const parents = new Set(own.slice(0, -1));
  const strayed = other.slice(0, -1).filter((segment) => !parents.has(segment)).length;
  return (
    1 + (isPart ? Math.min(letters, 2.5) : letters) + (isOtherProduct ? 1 : 0) + strayed / 4 + ageOf
  );
}

/** The nearest page above an address, its product's first page at the latest. */
function findParent(segments: readonly string[], targets: ReadonlyMap<string, string>) {
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const target = targets.get(`/${segments.slice(0, length).join('/')}/`);
    if (target !== undefined) return target;
  }
  return undefined;
}

/**
 * The pages that a reader may have meant by an address, the likeliest first: what took its place, the
 * same in another version, addresses whose last part is spelt alike; then the page above it.
 */
export function suggestPages(
  { segments }: UnknownAddress,
  { pages, redirects }: SiteAddresses,
  limit: number,
): Suggestion[] {
  const targets = new Map([
    ...pages.map(([pathname]): [string, string] => [pathname, pathname]),
    ...redirects,
  ]);
  const titles = new Map(pages);
  const scores = new Map<string, number>();
  const add = (target: string, score: number) => {
    if (score < (scores.get(target) ?? Infinity)) scores.set(target, score);
  };
  if (segments.length > 0) {
    for (const [address, target] of targets) {
      const score = distance(segments, toSegments(address));
      // An old address with a like name says less than a page that has it.
      if (score !== undefined) add(target, score + (score > 0 && address !== target ? 0.4 : 0));
    }
  }
  const parent = findParent(segments, targets);
  if (parent !== undefined) add(parent, 10);

  const seen = new Set<string>();
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || (a < b ? -1 : 1))
    .flatMap(([pathname]): Suggestion[] => {
      const page = pathname.split('#', 1)[0] ?? '';
      const title = titles.get(page);
      if (title === undefined || seen.has(page)) return [];
      seen.add(page);
      return [{ pathname, title }];
    })
    .slice(0, limit);
}
