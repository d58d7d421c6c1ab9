import type { Plugin } from '@docusaurus/types';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** Bundler configuration, in webpack's types, which Docusaurus uses for Rspack, too. */
export type BundlerConfiguration = Parameters<Configure>[0];

/** Exports of the bundler's package. */
export type Bundler = Parameters<Configure>[2]['currentBundler']['instance'];

/** A bundler plugin. */
export type BundlerPlugin = Extract<
  NonNullable<BundlerConfiguration['plugins']>[number],
  { apply: unknown }
>;
