import { validateOptions as validateDocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';
import { ContentError } from '../../../src/site/contentError';

/** Options of `@docusaurus/plugin-content-docs` that this plugin sets itself. */
const OWN_OPTIONS = ['sidebarPath', 'sidebarItemsGenerator'] as const;

export const DEFAULT_OPTIONS = {
  // The current version is at the product's route, older ones below it.
  lastVersion: 'current',
  // Keeps digits in paths.
  numberPrefixParser: false,
} satisfies Options;

/**
 * Validates options for `@docusaurus/plugin-content-docs`, except those for the sidebar, which
 * always is the product's tree in `sidebars.ts`. Throws for an invalid option.
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
