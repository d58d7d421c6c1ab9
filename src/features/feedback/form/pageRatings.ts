/** Stored feedback, in two cookies. */

import { isRecord, parseJson } from '@site/src/prefs/json';
import type { Preference } from '@site/src/prefs/preference';
import { createCookieValue } from '@site/src/prefs/rememberedValue';
import { COOKIE_NAMES } from '@site/src/site/storageKeys';
import type { Rating } from '../feedbackState';

/** Ratings by pathname, latest last. */
export type PageRatings = Readonly<Record<string, { readonly rating: Rating }>>;

const NO_RATINGS: PageRatings = {};

/** Maximum length of the escaped cookie value in bytes; browsers allow 4096 with attributes. */
const MAX_BYTES = 3500;

const isRating = (value: unknown): value is Rating => value === 1 || value === 0;

/** Keeps valid entries. */
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

/** Stored as JSON object, e.g. `{"/material-ui/react-button":{"rating":1}}`. */
export const pageRatingsPreference: Preference<PageRatings> = {
  key: COOKIE_NAMES.feedback,
  defaultValue: NO_RATINGS,
  parse: parsePageRatings,
  serialize: (ratings) => (Object.keys(ratings).length > 0 ? JSON.stringify(ratings) : null),
};

const fits = (ratings: PageRatings) =>
  encodeURIComponent(JSON.stringify(ratings)).length <= MAX_BYTES;

/** Adds a rating, and drops the oldest if the cookie would become too long. */
export function withPageRating(ratings: PageRatings, page: string, rating: Rating): PageRatings {
  const others = Object.entries(ratings).filter(([name]) => name !== page);
  const kept = [...others, [page, { rating }] as const];
  while (kept.length > 1 && !fits(Object.fromEntries(kept))) kept.shift();
  return Object.fromEntries(kept);
}

/** Valid reader ids; they are stored in a cookie. */
const ID = /^[\w.:-]{1,128}$/;

/** Whether `value` is a valid reader id. */
export const isFeedbackId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value);

/** The reader id from the server, if any. */
export const feedbackIdPreference: Preference<string | null> = {
  key: COOKIE_NAMES.feedbackId,
  defaultValue: null,
  parse: (stored) => (isFeedbackId(stored) ? stored : null),
  serialize: (id) => id,
};

/** Holders of the stored feedback. */
export const rememberedRatings = createCookieValue(pageRatingsPreference);
export const rememberedFeedbackId = createCookieValue(feedbackIdPreference);
