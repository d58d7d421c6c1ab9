import type { Bundler, BundlerConfiguration, BundlerPlugin } from '../../../common/bundler/bundler';

/** Docusaurus' plugin that gives the browser a map from chunk names to ids. */
const ASSET_PLUGIN = 'ChunkAssetPlugin';
/** The bundler's plugin that makes files of style sheets. */
const STYLES_PLUGIN = 'CssExtractRspackPlugin';
const NAME = 'page-weight';

/** Finds a plugin of the configuration by the name of its class. Throws an Error when it is not there. */
function findPlugin(plugins: readonly unknown[], name: string): object {
  const found = plugins.find(
    (plugin) => typeof plugin === 'object' && plugin?.constructor.name === name,
  );
  if (!found) {
    throw new Error(
      `plugins/delivery/page-weight does not find Docusaurus' ${name}. ` +
        'Adapt the plugin to this version, or build with DOCS_PAGE_WEIGHT=0 meanwhile.',
    );
  }
  return found;
}

function chunkAddressPlugin(
  { RuntimeGlobals, RuntimeModule }: Bundler,
  chunkNames: readonly string[],
): BundlerPlugin {
  /** Docusaurus' function for the address of a chunk, where the name of a chunk is its id. */
  class ChunkAddressRuntimeModule extends RuntimeModule {
    constructor() {
      super('ChunkAddressRuntimeModule', RuntimeModule.STAGE_ATTACH);
      // The chunks are known late.
      this.fullHash = true;
    }

    override generate(): string {
      const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
      const present = new Set(Object.values(this.chunk?.getChunkMaps(false).name ?? {}));
      // A chunk whose modules are all in others is not written; Docusaurus skips what has no address.
      const absent = JSON.stringify(chunkNames.filter((name) => !present.has(name)));
      return `__webpack_require__.gca = function (name) { return ${absent}.includes(name) ? undefined : ${publicPath} + ${getChunkScriptFilename}(name); };`;
    }
  }
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressRuntimeModule());
        });
      });
    },
  };
}

/**
 * Names chunks after their ids and the whole build, so that the bundler's runtime needs no table of
 * their names: such a table grows with every page. Takes the configuration, out of which Docusaurus'
 * plugin is removed and whose style sheets get such names, and the names of the chunks that routes
 * load; returns what is to be added to it.
 * @throws An Error when a plugin that it changes is not there.
 */
export function namedChunks(
  config: BundlerConfiguration,
  bundler: Bundler,
  chunkNames: readonly string[],
): Required<Pick<BundlerConfiguration, 'optimization' | 'output' | 'plugins'>> {
  const plugins: unknown[] = config.plugins ?? [];
  const styles = findPlugin(plugins, STYLES_PLUGIN) as { options: { chunkFilename: string } };
  styles.options.chunkFilename = 'assets/css/[id].[fullhash:8].css';
  plugins.splice(plugins.indexOf(findPlugin(plugins, ASSET_PLUGIN)), 1);
  return {
    optimization: { chunkIds: 'named' },
    output: { chunkFilename: 'assets/js/[id].[fullhash:8].js' },
    plugins: [chunkAddressPlugin(bundler, chunkNames)],
  };
}
