import type { Plugin } from '@docusaurus/types';

/** The bundler's configuration; its types are webpack's, whichever bundler runs. */
export type BundlerConfiguration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
