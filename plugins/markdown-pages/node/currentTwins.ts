import type { TwinsBuild, TwinsReader, TwinsWriter } from './writeTwins';

/** The Markdown of the language that is built; nothing in a development server. */
export const currentTwins: {
  /** Takes the pages that the bundler reads. */
  reader?: TwinsReader;
  /** In the main thread. */
  writer?: TwinsWriter;
  build?: TwinsBuild;
} = {};
