import type { Config } from '@docusaurus/types';
import { CURRENT_VERSION } from '../../site/products';

/** Plugins that need packages or pages which a generated site does not have, or whose work no reader loads. */
const LEFT_OUT: readonly unknown[] = [
  './plugins/content/api-reference/index.ts',
  './plugins/content/error-codes/index.ts',
  './plugins/output/social-cards/index.ts',
];

const REDIRECTS = './plugins/output/redirects/index.ts';

type ConfiguredPlugin = NonNullable<Config['plugins']>[number];

/** Old addresses lead to pages that a generated site does not have. */
function withoutRedirects(plugin: ConfiguredPlugin): ConfiguredPlugin {
  return Array.isArray(plugin) && plugin[0] === REDIRECTS ? [REDIRECTS, { table: [] }] : plugin;
}

/** Generated pages are of one version. */
function withoutOlderVersions(plugin: ConfiguredPlugin): ConfiguredPlugin {
  if (!Array.isArray(plugin)) return plugin;
  const [module, options] = plugin as [string, Readonly<Record<string, unknown>>];
  const versions = options?.['versions'] as Readonly<Record<string, unknown>> | undefined;
  const current = versions?.[CURRENT_VERSION];
  if (current === undefined) return plugin;
  return [module, { ...options, versions: { [CURRENT_VERSION]: current } }];
}

/**
 * The configuration of a generated site: the project's, without what needs the project's own pages.
 * Links to those pages, of which the home page and the header have many, are broken there.
 */
export function toGeneratedConfig(project: Config): Config {
  return {
    ...project,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: (project.plugins ?? [])
      .filter((plugin) => !LEFT_OUT.includes(plugin))
      .map(withoutRedirects)
      .map(withoutOlderVersions),
  };
}
