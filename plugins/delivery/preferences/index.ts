import type { LoadContext, Plugin } from '@docusaurus/types';
import { BODY_SCRIPT, BOOT_SCRIPT_CONFIG, bootScript } from '../../../src/prefs/bootScript';
import { PALETTE_MODES } from '../../../src/prefs/model';
import { THEME_COLOR } from '../../../src/site/tokens';
import { directionalCss } from './node/directionalCss';

/**
 * Applies the reader's choices before first paint, and makes style sheets work in both directions.
 * List it in `themes` after theme-classic, whose own colour mode script would otherwise run last.
 * @throws if the site's storage is configured in a way that would change the storage keys (spec §9).
 */
export default function preferences({ siteStorage }: LoadContext): Plugin {
  if (siteStorage.type !== 'localStorage' || siteStorage.namespace !== '') {
    throw new Error(
      'The preferences need `storage` to be local storage without a namespace: the key of the colour mode is fixed.',
    );
  }
  return {
    name: 'preferences',

    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
        ...PALETTE_MODES.map((mode) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${mode})`,
            content: THEME_COLOR[mode],
          },
        })),
        { tagName: 'script', innerHTML: bootScript(BOOT_SCRIPT_CONFIG) },
      ],
      preBodyTags: [{ tagName: 'script', innerHTML: BODY_SCRIPT }],
    }),

    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, directionalCss()],
    }),
  };
}
