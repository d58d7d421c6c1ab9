import { isRecord } from '@site/src/prefs/json';
import type { Rating, Submission } from '../feedbackState';
import { isFeedbackId } from './pageRatings';

/** Where feedback comes from. */
export interface FeedbackSource {
  /** The page's identity: its pathname without language and trailing slash. */
  readonly page: string;
  /** The version of the documented library. */
  readonly version: string;
  /** The page's language. */
  readonly language: string;
  /** The id that the server gave the reader with an earlier answer. */
  readonly id: string | null;
}

/** The JSON that the server gets; the protocol is in the README. */
export interface FeedbackBody {
  readonly id?: string;
  readonly page: string;
  readonly rating?: Rating;
  readonly comment: string;
  readonly version: string;
  readonly language: string;
  readonly sectionHash?: string;
  readonly sectionTitle?: string;
}

/** What is sent. Pure. */
export function toFeedbackBody(
  { rating, comment, section }: Submission,
  { page, version, language, id }: FeedbackSource,
): FeedbackBody {
  return {
    ...(id !== null && { id }),
    page,
    ...(rating !== null && { rating }),
    comment,
    version,
    language,
    ...(section && { sectionHash: section.hash, sectionTitle: section.title }),
  };
}

/** The reader's id in the answer to feedback; `null` unless the answer says that it was stored. Pure. */
export function readFeedbackAnswer(status: number, body: unknown): string | null {
  return status === 201 && isRecord(body) && isFeedbackId(body['id']) ? body['id'] : null;
}
