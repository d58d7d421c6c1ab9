/** What the browser remembers of the reader's feedback, in two cookies. Pure. */

import { isRecord, parseJson } from '@site/src/prefs/json';
import type { Preference } from '@site/src/prefs/preference';
import { COOKIE_NAMES } from '@site/src/site/storageKeys';
import type { Rating } from '../feedbackState';

/** The page's pathname -> what the reader thinks of it, the latest last. */
export type PageRatings = Readonly<Record<string, { readonly rating: Rating }>>;

const NO_RATINGS: PageRatings = {};

/** How long the cookie's value may become, escaped, in bytes; browsers keep 4096 with the attributes. */
const MAX_BYTES = 3500;

const isRating = (value: unknown): value is Rating => value === 1 || value === 0;

/** Keeps the entries that are ratings of pages. */
function parsePageRatings(stored: unknown): PageRatings {
  const value = parseJson(stored);
  if (!isRecord(value)) return NO_RATINGS;
  const ratings = Object.entries(value).flatMap(([page, entry]) =>
    page.startsWith('/') && isRecord(entry) && isRating(entry['rating'])
      ? [[page, { rating: entry['rating'] }] as const]
      : [],
  );
  return ratings.length > 0 ? Object.fromEntries(ratings) : NO_RATINGS;
}

/** A JSON object, as `{"/material-ui/react-button":{"rating":1}}`. */
export const pageRatingsPreference: Preference<PageRatings> = {
  key: COOKIE_NAMES.feedback,
  defaultValue: NO_RATINGS,
  parse: parsePageRatings,
  serialize: (ratings) => (Object.keys(ratings).length > 0 ? JSON.stringify(ratings) : null),
};

const fits = (ratings: PageRatings) =>
  encodeURIComponent(JSON.stringify(ratings)).length <= MAX_BYTES;

/** `ratings` with one more, without the oldest where the cookie would become too long. */
export function withPageRating(ratings: PageRatings, page: string, rating: Rating): PageRatings {
  const others = Object.entries(ratings).filter(([name]) => name !== page);
  const kept = [...others, [page, { rating }] as const];
  while (kept.length > 1 && !fits(Object.fromEntries(kept))) kept.shift();
  return Object.fromEntries(kept);
}

/** What a server may call a reader: it becomes a cookie. */
const ID = /^[\w.:-]{1,128}$/;

/** Whether `value` can be the id that the server gave the reader. */
export const isFeedbackId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value);

/** The id that the server gave the reader, if any. */
export const feedbackIdPreference: Preference<string | null> = {
  key: COOKIE_NAMES.feedbackId,
  defaultValue: null,
  parse: (stored) => (isFeedbackId(stored) ? stored : null),
  serialize: (id) => id,
};
