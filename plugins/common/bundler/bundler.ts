import type { Plugin } from '@docusaurus/types';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** The bundler's configuration; its types are webpack's, whichever bundler runs. */
export type BundlerConfiguration = Parameters<Configure>[0];

/** The bundler's own module. */
export type Bundler = Parameters<Configure>[2]['currentBundler']['instance'];

/** A plugin of the bundler. */
export type BundlerPlugin = Extract<
  NonNullable<BundlerConfiguration['plugins']>[number],
  { apply: unknown }
>;
