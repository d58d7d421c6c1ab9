import type { Plugin } from '@docusaurus/types';
import { createRequire } from 'node:module';

const load = createRequire(__filename);

type PostCssOptions = Parameters<NonNullable<Plugin['configurePostCss']>>[0];

/** It writes CSS for older browsers, which what minifies a build's styles does, too, for the same ones. */
const PRESET_ENV = /[\\/]postcss-preset-env[\\/]/;

const isPresetEnv = (plugin: unknown) =>
  Array.isArray(plugin) && PRESET_ENV.test(String(plugin[0]));

/**
 * The same options for less work: the loader makes a plugin that is given by name and options anew for
 * every file, and looks for a configuration in all folders above each. Here plugins are made once,
 * there is no other configuration, and what is done again later is left out.
 */
export function loadedPostCss(options: PostCssOptions): PostCssOptions {
  return {
    ...options,
    config: false,
    plugins: options.plugins
      .filter((plugin: unknown) => !isPresetEnv(plugin))
      .map((plugin: unknown) => {
        if (!Array.isArray(plugin)) return plugin;
        const [name, settings] = plugin as [string, unknown];
        const create = load(name) as (settings: unknown) => unknown;
        return create(settings);
      }),
  };
}
