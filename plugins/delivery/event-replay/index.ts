import type { Plugin } from '@docusaurus/types';
import { COLOR_MODE_TOGGLE_ATTRIBUTE, type SlashKey } from '../../../src/prefs/model';
import { STORAGE_KEYS } from '../../../src/site/storageKeys';
import { KEPT_CLICK_ATTRIBUTE } from './contract';
import { eventReplayScript } from './node/eventReplayScript';

/** Demos hydrate later than the page; the colour mode toggle works without hydration. */
const IGNORED = ['[data-demo-stage]', `[${COLOR_MODE_TOGGLE_ATTRIBUTE}]`].join(',');

const OFF: SlashKey = 'off';

const KEPT_FOR_MS = 10_000;

/** Replays button clicks from before hydration. Built pages only. */
export default function eventReplay(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'event-replay',
    injectHtmlTags: () => ({
      headTags: isBuild
        ? [
            {
              tagName: 'script',
              innerHTML: eventReplayScript({
                keptAttribute: KEPT_CLICK_ATTRIBUTE,
                ignored: IGNORED,
                keptFor: KEPT_FOR_MS,
                singleKeysOff: { key: STORAGE_KEYS.slashKey, value: OFF },
              }),
            },
          ]
        : [],
    }),
  };
}
