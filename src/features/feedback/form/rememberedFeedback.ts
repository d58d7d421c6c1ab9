import { createCookieValue } from '@site/src/prefs/rememberedValue';
import { feedbackIdPreference, pageRatingsPreference } from './pageRatings';

/** The holders of what the browser remembers of the reader's feedback. */
export const rememberedRatings = createCookieValue(pageRatingsPreference);
export const rememberedFeedbackId = createCookieValue(feedbackIdPreference);
