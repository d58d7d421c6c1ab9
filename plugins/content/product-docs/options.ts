import { validateOptions as validateDocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { ContentError } from '../../../src/site/contentError';

/** Options of `@docusaurus/plugin-content-docs` that this plugin decides itself. */
const OWN_OPTIONS = ['sidebarPath', 'sidebarItemsGenerator'] as const;

export const DEFAULT_OPTIONS = {
  // The current version is at the product's route, older ones below it.
  lastVersion: 'current',
  // The path of a page is the path of its file, digits included.
  numberPrefixParser: false,
} satisfies Options;

/**
 * Takes the options of `@docusaurus/plugin-content-docs` but those that say where the sidebar comes
 * from: it is always the product's tree in `sidebars.ts`. Throws on an option that cannot be used.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  for (const name of OWN_OPTIONS) {
    if (options?.[name] !== undefined) {
      throw new ContentError(
        `product-docs: remove the option "${name}"; the tree is in sidebars.ts.`,
      );
    }
  }
  return validateDocsOptions({ validate, options: { ...DEFAULT_OPTIONS, ...options } });
}
