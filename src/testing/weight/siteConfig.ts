import type { Config } from '@docusaurus/types';

/** Plugins that need packages or pages which a generated site does not have, or whose work no reader loads. */
const LEFT_OUT: readonly unknown[] = [
  './plugins/content/api-reference/index.ts',
  './plugins/content/error-codes/index.ts',
  './plugins/output/social-cards/index.ts',
];

const PRODUCT_DOCS = './plugins/preset.ts';
const REDIRECTS = './plugins/output/redirects/index.ts';

type ConfiguredPlugin = NonNullable<Config['plugins']>[number];
type ConfiguredPreset = NonNullable<Config['presets']>[number];

/** Old addresses lead to pages that a generated site does not have. */
function withoutRedirects(plugin: ConfiguredPlugin): ConfiguredPlugin {
  return Array.isArray(plugin) && plugin[0] === REDIRECTS ? [REDIRECTS, { tables: null }] : plugin;
}

/** Generated pages are of one version, and there is no API reference that names could lead to. */
function withoutVersionsAndApi(preset: ConfiguredPreset): ConfiguredPreset {
  if (!Array.isArray(preset) || preset[0] !== PRODUCT_DOCS) return preset;
  return [PRODUCT_DOCS, { ...(preset[1] as object), olderVersions: false, apiNames: false }];
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
      .map(withoutRedirects),
    presets: (project.presets ?? []).map(withoutVersionsAndApi),
  };
}
