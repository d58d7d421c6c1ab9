import type { TwinsWriter } from './writeTwins';

/** What writes the Markdown of the language that is built; nothing in a development server. */
export const currentTwins: { writer?: TwinsWriter } = {};
