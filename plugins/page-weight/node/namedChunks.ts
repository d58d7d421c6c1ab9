import type { Bundler, BundlerConfiguration, BundlerPlugin } from './bundler';

/** Docusaurus' plugin that gives the browser a map from chunk names to ids. */
const STOCK_PLUGIN = 'ChunkAssetPlugin';
const NAME = 'page-weight';

function chunkAddressPlugin(
  { RuntimeGlobals, RuntimeModule }: Bundler,
  chunkNames: ReadonlyMap<string, string>,
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
      // A chunk whose modules are all in others is not there; Docusaurus skips what has no address.
      const others = [...chunkNames].flatMap(([name, chunk]): [string, string | 0][] => {
        if (!present.has(chunk)) return [[name, 0]];
        return name === chunk ? [] : [[name, chunk]];
      });
      const table = JSON.stringify(Object.fromEntries(others));
      return `__webpack_require__.gca = function (name) { var chunk = ${table}[name]; return chunk === 0 ? undefined : ${publicPath} + ${getChunkScriptFilename}(chunk || name); };`;
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
 * plugin is removed, and the chunks of what routes name, by name; returns what is to be added to it.
 * @throws An Error when that plugin is not there.
 */
export function namedChunks(
  config: BundlerConfiguration,
  bundler: Bundler,
  chunkNames: ReadonlyMap<string, string>,
): Required<Pick<BundlerConfiguration, 'optimization' | 'output' | 'plugins'>> {
  const plugins = config.plugins ?? [];
  const stock = plugins.findIndex(
    (plugin) => typeof plugin === 'object' && plugin?.constructor.name === STOCK_PLUGIN,
  );
  if (stock === -1) {
    throw new Error(
      `plugins/page-weight does not find Docusaurus' ${STOCK_PLUGIN}. ` +
        'Adapt the plugin to this version, or build with DOCS_PAGE_WEIGHT=0 meanwhile.',
    );
  }
  plugins.splice(stock, 1);
  return {
    optimization: { chunkIds: 'named' },
    output: { chunkFilename: 'assets/js/[id].[fullhash:8].js' },
    plugins: [chunkAddressPlugin(bundler, chunkNames)],
  };
}
