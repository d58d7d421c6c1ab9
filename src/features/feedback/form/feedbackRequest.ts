import { isRecord } from '@site/src/prefs/json';
import type { Rating, Submission } from '../feedbackState';
import { isFeedbackId } from './pageRatings';

/** Context of feedback. */
export interface FeedbackSource {
  /** Pathname without language and trailing slash. */
  readonly page: string;
  /** Version of the documented library. */
  readonly version: string;
  /** Language of the page. */
  readonly language: string;
  /** Reader id from an earlier answer. */
  readonly id: string | null;
}

/** Request body; see the protocol in the README. */
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

/** Returns the request body. Pure. */
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

/** Returns the reader's id from the response; `null` unless the feedback was stored. Pure. */
export function readFeedbackAnswer(status: number, body: unknown): string | null {
  return status === 201 && isRecord(body) && isFeedbackId(body['id']) ? body['id'] : null;
}
