import { matchMistyped, matchWord } from './matchWord';
import { parseQuery, type SearchQuery } from './query';
import type { HitKind, RecordPage, SearchRecord } from './records';
import { splitParts } from './words';

/** Context of a search. */
export interface SearchScope {
  /** Product of the current page, and its part; empty outside of products. */
  readonly product: string;
  readonly face: string;
  /** Filter for results. */
  readonly includes: (page: Pick<RecordPage, 'product' | 'version'>) => boolean;
}

export interface SearchHit {
  readonly record: SearchRecord;
  /** The rows with the same name of other components, if there are many. */
  readonly others: readonly SearchRecord[];
  /** Whether it is a row of a component that the query does not name. */
  readonly isLoose: boolean;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** Total number of matches. */
  readonly total: number;
  /** Whether every word, or its beginning, is in the hits. */
  readonly isKnown: boolean;
}

const NOTHING: SearchResult = { hits: [], total: 0, isKnown: true };

/** A name as word ids: its parts, and joined. */
interface Name {
  readonly parts: readonly number[];
  readonly whole: number;
}

interface IndexedRecord {
  readonly record: SearchRecord;
  readonly names: readonly Name[];
  /** How many of the names are titles. */
  readonly titles: number;
  readonly parents: readonly Name[];
  readonly product: Name;
}

/** A match. */
interface Found {
  readonly record: SearchRecord;
  readonly score: number;
  /** Number of terms that it lacks. */
  readonly missing: number;
  /** Whether the query says nothing of the record's parent. */
  readonly isAlone: boolean;
}

/** A query matched against the vocabulary. */
interface Matches {
  readonly query: SearchQuery;
  /** Score of each term by word id. */
  readonly terms: readonly { readonly isOptional: boolean; readonly scores: Float32Array }[];
  /** Best score of any term by word id. */
  readonly best: Float32Array;
  /** Word id of the joined query; -1 if it is not a word. */
  readonly whole: number;
  readonly mostMissing: number;
  /** Product names in the query. */
  readonly products: ReadonlySet<Name>;
}

/** Weights of words by field. */
const IN_PARENT = 0.85;
const IN_PART_OF_PARENT = 0.62;

const KIND_SCORES: Readonly<Record<HitKind, number>> = {
  page: 2,
  api: 1.3,
  heading: 0.7,
  prop: 0.75,
  parameter: 0.5,
  returnValue: 0.4,
  slot: 0.2,
  class: 0.2,
};

const ROWS: ReadonlySet<HitKind> = new Set(['prop', 'parameter', 'returnValue', 'slot', 'class']);

const SCORES = {
  terms: 10,
  coverage: 4,
  /** The name equals the query. */
  exact: 3,
  /** So does the parent: a component and its prop. */
  exactInParent: 4,
  hint: 1.5,
  /** Product of the current page, and its part. */
  product: 5,
  face: 1,
  /** The query names the product. */
  namedProduct: 8,
  /** Matched by other words than a title. */
  otherName: -1.6,
  /** A row that a query of several words does not name. */
  looseRow: -3,
  /** A row of a component that has a page of its own. */
  ownPage: 0.3,
  /** A term is missing. */
  missing: -5,
  /** Per doubling of the number of rows with the same name, unless the query says which one. */
  commonRow: -0.8,
  /** Tie-break: shorter parent names first. */
  parentLetter: -0.01,
} as const;

/** Minimum score (0 to 1) of a match, so that a short term does not match half of all names. */
const LEAST_TERM_SCORE = 0.3;

/** Minimum score of a word's beginning; typos and insides have less. */
const LEAST_BEGINNING = 0.7;

/** Words that do not distinguish products. */
const COMMON_PRODUCT_WORDS: ReadonlySet<string> = new Set(['ui', 'mui', 'x', 'core']);

/** Rows with the same name that are listed one by one. */
const MAX_EQUAL_ROWS = 2;

/** Whether it is the word, or its plural. */
const isExact = (score: number) => score > 0.9;

function hintScore({ kind, isHook }: SearchRecord, { hints }: SearchQuery): number {
  const fits =
    (hints.has('api') && kind === 'api') ||
    (hints.has('prop') && kind === 'prop') ||
    (hints.has('class') && kind === 'class') ||
    (hints.has('slot') && (kind === 'slot' || kind === 'class')) ||
    (hints.has('hook') && isHook && kind === 'api');
  return fits ? SCORES.hint : 0;
}

/** Score of a name's best word. */
function scoreOf(scores: Float32Array, name: Name, whole: number, part: number): number {
  let best = whole * (scores[name.whole] ?? 0);
  for (const word of name.parts) best = Math.max(best, part * (scores[word] ?? 0));
  return best;
}

/** Whether any word of the names matches; most records do not. */
function isMeant(best: Float32Array, names: readonly Name[]): boolean {
  for (const { whole, parts } of names) {
    if ((best[whole] ?? 0) >= LEAST_TERM_SCORE) return true;
    for (const part of parts) if ((best[part] ?? 0) >= LEAST_TERM_SCORE) return true;
  }
  return false;
}

/** Whether the query contains a name, joined or by all parts. */
const isTyped = (best: Float32Array, name: Name) =>
  isExact(best[name.whole] ?? 0) ||
  (name.parts.length > 0 && name.parts.every((part) => isExact(best[part] ?? 0)));

/** Lists many rows with the same name of a product as one, at the place of the best. */
function groupRows(found: readonly Found[]): SearchHit[] {
  const rows = new Map<string, SearchRecord[]>();
  const keyOf = ({ record: { kind, title, page } }: Found) =>
    [kind, title, page.product, page.version].join(' ');
  for (const match of found) {
    if (!match.isAlone || !ROWS.has(match.record.kind)) continue;
    const key = keyOf(match);
    const group = rows.get(key);
    if (group) group.push(match.record);
    else rows.set(key, [match.record]);
  }
  return found.flatMap((match): SearchHit[] => {
    const [first, ...others] = (match.isAlone && rows.get(keyOf(match))) || [];
    const { record } = match;
    const isLoose = match.isAlone && ROWS.has(record.kind);
    if (others.length < MAX_EQUAL_ROWS) return [{ record, others: [], isLoose }];
    return first === record ? [{ record, others, isLoose }] : [];
  });
}

/**
 * Index of names: pages, headings, components, hooks, props and classes. Every term of a query has
 * to match a word of the result's name or parent, or name its product. If nothing has all of them, up
 * to half may be missing.
 */
export class SearchIndex {
  private readonly vocabulary: string[] = [];
  private readonly wordIds = new Map<string, number>();
  private readonly names = new Map<string, Name>();
  private readonly records: IndexedRecord[] = [];
  /** Products and titles of the pages that are no API pages. */
  private readonly pages = new Set<string>();
  /** Products that have a component of a name. */
  private readonly owners = new Map<number, Set<string>>();
  /** Number of rows by name. */
  private readonly rowCounts = new Map<number, number>();
  private readonly products = new Set<Name>();
  private readonly scores = new Map<string, Float32Array>();

  add(records: readonly SearchRecord[]): void {
    this.scores.clear();
    const toName = (name: string) => this.toName(name);
    for (const record of records) {
      const own = toName(record.title);
      if (ROWS.has(record.kind)) {
        this.rowCounts.set(own.whole, (this.rowCounts.get(own.whole) ?? 0) + 1);
      }
      if (record.kind === 'api') {
        for (const title of record.titles) {
          const { whole } = this.toName(title);
          const products = this.owners.get(whole) ?? new Set();
          this.owners.set(whole, products.add(record.page.product));
        }
      }
      const product = this.toName(record.page.productName);
      this.products.add(product);
      if (record.kind === 'page') this.pages.add(`${record.page.product} ${record.title}`);
      this.records.push({
        record,
        names: [record.title, ...record.titles, ...record.names].map(toName),
        titles: 1 + record.titles.length,
        parents: (record.parent === '' ? [] : [record.parent, ...record.parentNames]).map(toName),
        product,
      });
    }
  }

  search(typed: string, scope: SearchScope, limit: number): SearchResult {
    const query = parseQuery(typed);
    if (query.terms.length === 0) return NOTHING;
    const terms = this.matchTerms(query);
    const best = new Float32Array(this.vocabulary.length);
    for (const { scores } of terms) {
      for (let word = 0; word < best.length; word += 1) {
        best[word] = Math.max(best[word] ?? 0, scores[word] ?? 0);
      }
    }
    const whole = this.wordIds.get(query.whole) ?? -1;

    const products = new Set([...this.products].filter((product) => this.isNamed(product, best)));

    const words = query.terms.filter(({ isOptional }) => !isOptional).length;
    const matches = { query, terms, best, whole, mostMissing: Math.floor(words / 2), products };
    let missing = Infinity;
    let found: Found[] = [];
    for (const indexed of this.records) {
      if (!isMeant(best, indexed.names) || !scope.includes(indexed.record.page)) continue;
      const match = this.match(indexed, matches, scope);
      if (match === null || match.missing > missing) continue;
      if (match.missing < missing) found = [];
      missing = match.missing;
      found.push(match);
    }
    // Of equal scores, the shorter title has less that was not asked for. The sort is stable: the rest stays in the
    // order of products and pages.
    const hits = groupRows(
      found.sort((a, b) => b.score - a.score || a.record.title.length - b.record.title.length),
    );
    const isKnown = terms.every(
      ({ isOptional, scores }) => isOptional || scores.some((score) => score >= LEAST_BEGINNING),
    );
    return { hits: hits.slice(0, limit), total: hits.length, isKnown: isKnown && missing === 0 };
  }

  /** Scores of the terms; two neighbors that are one word elsewhere match this, too. */
  private matchTerms({ terms }: SearchQuery) {
    const matched = terms.map(({ text, isOptional }) => ({
      isOptional,
      scores: this.matchVocabulary(text),
    }));
    terms.slice(1).forEach(({ text }, index) => {
      const joined = `${terms[index]?.text ?? ''}${text}`;
      const [first, second] = [matched[index], matched[index + 1]];
      if (!first || !second || !this.wordIds.has(joined)) return;
      const scores = this.matchVocabulary(joined);
      for (const term of [first, second]) {
        term.scores = term.scores.map((score, word) => {
          const inJoined = scores[word] ?? 0;
          return isExact(inJoined) ? Math.max(score, inJoined) : score;
        });
      }
    });
    return matched;
  }

  private toId(word: string): number {
    const known = this.wordIds.get(word);
    if (known !== undefined) return known;
    this.vocabulary.push(word);
    this.wordIds.set(word, this.vocabulary.length - 1);
    return this.vocabulary.length - 1;
  }

  private toName(name: string): Name {
    const known = this.names.get(name);
    if (known) return known;
    const parts = splitParts(name);
    const made = { parts: parts.map((part) => this.toId(part)), whole: this.toId(parts.join('')) };
    this.names.set(name, made);
    return made;
  }

  /** Score of a term for each word of the vocabulary. */
  private matchVocabulary(term: string): Float32Array {
    const known = this.scores.get(term);
    if (known) return known;
    // A known word is not a typo.
    const match = this.wordIds.has(term) ? matchWord : matchMistyped(term);
    const scores = Float32Array.from(this.vocabulary, (word) => match(term, word));
    this.scores.set(term, scores);
    return scores;
  }

  /** Returns `null` if the record does not match. */
  private match(indexed: IndexedRecord, matches: Matches, scope: SearchScope): Found | null {
    const { record, names, titles, product } = indexed;
    let best: Omit<Found, 'record'> | null = null;
    for (const [index, name] of names.entries()) {
      const match = this.matchName(name, indexed, matches);
      if (match === null) continue;
      const score = match.score + (index >= titles ? SCORES.otherName : 0);
      if (best === null || score > best.score) best = { ...match, score };
    }
    if (best === null) return null;
    const hasOwnPage =
      ROWS.has(record.kind) && this.pages.has(`${record.page.product} ${record.parent}`);
    const { product: home } = record.page;
    // A heading about a component of another product is not what its name asks for first.
    const owners = record.kind === 'heading' && this.owners.get(names[0]?.whole ?? -1);
    const isGuest = owners && !owners.has(home) && names[0]?.whole === matches.whole;
    const score =
      best.score +
      KIND_SCORES[record.kind] +
      (hasOwnPage ? SCORES.ownPage : 0) +
      hintScore(record, matches.query) +
      (matches.products.has(product) ? SCORES.namedProduct : 0) +
      (home === scope.product && !isGuest ? SCORES.product : 0) +
      (record.page.face === scope.face && record.page.face !== record.page.product
        ? SCORES.face
        : 0) +
      SCORES.parentLetter * Math.min(record.parent.length, 40);
    return { ...best, record, score };
  }

  /** Whether a query has all words of a product's name that distinguish it: "joy", "data grid". */
  private isNamed({ parts }: Name, best: Float32Array): boolean {
    const own = parts.filter((part) => !COMMON_PRODUCT_WORDS.has(this.vocabulary[part] ?? ''));
    return own.length > 0 && own.every((part) => best[part] === 1);
  }

  private matchName(
    name: Name,
    { record, parents, product }: IndexedRecord,
    { terms, best, whole, mostMissing, products }: Matches,
  ): Omit<Found, 'record'> | null {
    let sum = 0;
    let counted = 0;
    let missing = 0;
    let isNamed = false;
    let isAllExact = true;
    let isInParent = false;
    const isOfProduct = products.has(product);

    for (const { isOptional, scores } of terms) {
      // Optional terms add nothing here.
      if (isOptional) continue;
      const own = scoreOf(scores, name, 1, 1);
      let around = 0;
      for (const parent of parents) {
        around = Math.max(around, scoreOf(scores, parent, IN_PARENT, IN_PART_OF_PARENT));
      }
      const value = Math.max(own, around);
      if (value < LEAST_TERM_SCORE || (isOfProduct && !isExact(own))) {
        if (isOfProduct && product.parts.some((part) => scores[part] === 1)) continue;
      }
      if (value < LEAST_TERM_SCORE) {
        missing += 1;
        if (missing > mostMissing) return null;
        continue;
      }
      if (own >= LEAST_TERM_SCORE && own >= around / 2) isNamed = true;
      if (around > own) isInParent = true;
      if (!isExact(own) && around < IN_PART_OF_PARENT - 0.01) isAllExact = false;
      sum += value;
      counted += 1;
    }
    if (!isNamed || counted === 0) return null;

    let coverage = 0;
    for (const part of name.parts) coverage += best[part] ?? 0;
    coverage = Math.max(best[name.whole] ?? 0, coverage / Math.max(1, name.parts.length));
    const isFullyTyped =
      isAllExact &&
      missing === 0 &&
      isTyped(best, name) &&
      (!isInParent || parents.some((parent) => isTyped(best, parent)));
    const isExactName = name.whole === whole || isFullyTyped;
    const exact = isFullyTyped && isInParent ? SCORES.exactInParent : SCORES.exact;
    const isRow = ROWS.has(record.kind);
    const score =
      SCORES.terms * (sum / counted) +
      SCORES.coverage * coverage +
      (isExactName ? exact : 0) +
      SCORES.missing * missing +
      (isRow && !isInParent
        ? SCORES.commonRow * Math.log2(this.rowCounts.get(name.whole) ?? 1)
        : 0) +
      (isRow && !isExactName && counted > 1 ? SCORES.looseRow : 0);
    return { score, missing, isAlone: !isInParent };
  }
}
