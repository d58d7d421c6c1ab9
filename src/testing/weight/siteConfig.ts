import type { Config } from '@docusaurus/types';

/** Plugins that need packages or pages which a generated site does not have. */
const LEFT_OUT: readonly unknown[] = [
  './plugins/api-pages/index.ts',
  './plugins/error-codes/index.ts',
];

/**
 * The configuration of a generated site: the project's, without what needs the project's own pages.
 * Links to those pages, of which the home page and the header have many, are broken there.
 */
export function toGeneratedConfig(project: Config): Config {
  return {
    ...project,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: (project.plugins ?? []).filter((plugin) => !LEFT_OUT.includes(plugin)),
  };
}
