import type { Bundler, BundlerConfiguration, BundlerPlugin } from '../../../common/bundler/bundler';

/** Docusaurus's plugin that adds a map from chunk names to ids to the runtime. */
const ASSET_PLUGIN = 'ChunkAssetPlugin';
/** Rspack's plugin that extracts style sheets. */
const STYLES_PLUGIN = 'CssExtractRspackPlugin';
const NAME = 'page-weight';

/** Finds a plugin of the configuration by class name. Throws an Error if it is missing. */
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
  /** Docusaurus's function that returns the URL of a chunk by name; here, the name is the id. */
  class ChunkAddressRuntimeModule extends RuntimeModule {
    constructor() {
      super('ChunkAddressRuntimeModule', RuntimeModule.STAGE_ATTACH);
      // The chunks are only known late.
      this.fullHash = true;
    }

    override generate(): string {
      const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
      const present = new Set(Object.values(this.chunk?.getChunkMaps(false).name ?? {}));
      // A chunk whose modules are all in other chunks is not emitted; Docusaurus skips chunks
      // without URL.
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
 * Names chunk files after the chunk's id and the hash of the build, so that the runtime needs no
 * table of file names, which would grow with every page. Removes Docusaurus's plugin from `config`
 * and renames its style sheets. `chunkNames` are the chunks that routes load. Returns configuration
 * to merge.
 * @throws An Error if a plugin that it modifies is missing.
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
