import { createCookieValue } from '@site/src/prefs/rememberedValue';
import { feedbackIdPreference, pageRatingsPreference } from './pageRatings';

/** Holders of the stored feedback. */
export const rememberedRatings = createCookieValue(pageRatingsPreference);
export const rememberedFeedbackId = createCookieValue(feedbackIdPreference);
