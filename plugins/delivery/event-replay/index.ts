import type { Plugin } from '@docusaurus/types';
import { EVENT_REPLAY_SCRIPT } from './node/eventReplayScript';

/** Replays button clicks from before hydration. Built pages only. */
export default function eventReplay(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'event-replay',
    injectHtmlTags: () => ({
      headTags: isBuild ? [{ tagName: 'script', innerHTML: EVENT_REPLAY_SCRIPT }] : [],
    }),
  };
}
