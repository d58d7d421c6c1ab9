import type { PlaygroundFile as File } from '@site/plugins/content/playgrounds/contract';

declare global {
  /** Type of `Button.playground.ts`. Global, because files of the docs import packages only. */
  type PlaygroundFile = File;
}
