import { validateOptions as validateDocsOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import { ContentError } from '../../../src/site/contentError';

/** Adds to the metadata of a product's pages what another plugin knows of them. */
export type DecoratePages = (
  context: LoadContext,
  content: LoadedContent,
) => LoadedContent | Promise<LoadedContent>;

/** Options of one product's docs. */
export interface ProductDocsOptions extends PluginOptions {
  /** Called in this order, after each load. */
  readonly decorate: readonly DecoratePages[];
}

type UserOptions = Options & Partial<Pick<ProductDocsOptions, 'decorate'>>;

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
  options: { decorate = [], ...options } = {},
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): ProductDocsOptions {
  for (const name of OWN_OPTIONS) {
    if (options[name] !== undefined) {
      throw new ContentError(
        `product-docs: remove the option "${name}"; the tree is in sidebars.ts.`,
      );
    }
  }
  return {
    ...validateDocsOptions({ validate, options: { ...DEFAULT_OPTIONS, ...options } }),
    decorate,
  };
}
