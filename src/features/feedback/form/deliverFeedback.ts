import showSnackbar from '@site/src/ui/Snackbar';
import type { Submission } from '../feedbackState';
import { toFeedbackBody, type FeedbackSource } from './feedbackRequest';
import { rememberedFeedbackId, rememberedRatings, withPageRating } from './pageRatings';
import { sendFeedback } from './sendFeedback';
import { t } from './texts';

/** Duration of the result message, in ms. */
export const RESULT_MS = 3000;

/**
 * Sends a submission, stores the result and shows a message. Resolves to whether it was stored;
 * never rejects (spec §8).
 */
export async function deliverFeedback(
  url: string,
  submission: Submission,
  source: Omit<FeedbackSource, 'id'>,
): Promise<boolean> {
  const id = rememberedFeedbackId.get();
  try {
    rememberedFeedbackId.set(
      await sendFeedback(url, toFeedbackBody(submission, { ...source, id })),
    );
  } catch {
    showSnackbar(t('feedback.failed'), { duration: RESULT_MS, tone: 'error' });
    return false;
  }
  if (submission.rating !== null) {
    const ratings = rememberedRatings.get();
    rememberedRatings.set(withPageRating(ratings, source.page, submission.rating));
  }
  showSnackbar(t('feedback.submitted'), { duration: RESULT_MS });
  return true;
}
