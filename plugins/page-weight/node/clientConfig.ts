import { generatedFileError } from './generatedFileError';

/** Parts of the site's configuration that only the build reads; paths of the machine are among them. */
const BUILD_FIELDS = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** The same of the theme's: code is coloured in the build, and there is no blog. */
const BUILD_THEME_FIELDS = ['blog', 'prism'];

const FILE = 'docusaurus.config.mjs';

const without = (object: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([field]) => !fields.includes(field)));

/**
 * The module of the configuration as the browser gets it. Takes Docusaurus' generated module.
 * @throws An Error that names the file when its shape is not the known one, or when the site has
 *   another router than the browser's, which is left out.
 */
export function toClientConfig(source: string): string {
  const json = /^export default (\{.*\});?\s*$/ms.exec(source)?.[1];
  if (json === undefined) throw generatedFileError(FILE, 'no exported object');
  let config: Record<string, unknown>;
  try {
    config = JSON.parse(json) as Record<string, unknown>;
  } catch (error) {
    throw generatedFileError(FILE, error instanceof Error ? error.message : String(error));
  }
  const { future, themeConfig } = config as Readonly<Record<string, Record<string, unknown>>>;
  const { experimental_router: router = 'browser' } = future ?? {};
  if (router !== 'browser') throw generatedFileError(FILE, `the router "${String(router)}"`);
  const kept = {
    ...without(config, BUILD_FIELDS),
    future: { experimental_router: router },
    themeConfig: without(themeConfig ?? {}, BUILD_THEME_FIELDS),
  };
  return `export default ${JSON.stringify(kept)};\n`;
}

/** The metadata of the site without the versions of its plugins. Takes and gives JSON as text. */
export function toClientMetadata(json: string): string {
  const { docusaurusVersion } = JSON.parse(json) as { docusaurusVersion?: unknown };
  if (typeof docusaurusVersion !== 'string') {
    throw generatedFileError('site-metadata.json', 'no version of Docusaurus');
  }
  return JSON.stringify({ docusaurusVersion, pluginVersions: {} });
}
