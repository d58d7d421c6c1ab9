import { isCommonChunk, isPageChunk, type BundledChunk } from '../docusaurus/pageChunks';

/** Used properties of the bundler's module. */
export interface BundledModule {
  readonly type: string;
  nameForCondition(): string | null | undefined;
}
export interface ModuleContext<Module> {
  readonly chunkGraph: { getModuleChunksIterable(module: Module): Iterable<BundledChunk> };
}

const STYLE_TYPE = 'css/mini-extract';

/** Style sheet with rules that several pages outside the docs share. */
export const SHARED_STYLE_SHEET = 'pages';

/**
 * Returns `splitChunks` groups for style sheets. Docusaurus puts all rules into one file. These
 * groups put the rules of all documentation pages into `styles` and those of other pages into
 * separate files.
 * @param isApart Whether a file's rules belong to another group.
 */
export function styleSheetGroups<Module extends BundledModule>(isApart: (file: string) => boolean) {
  const isStyle = (module: Module) =>
    module.type === STYLE_TYPE && !isApart(module.nameForCondition() ?? '');
  const isCommon = (module: Module, { chunkGraph }: ModuleContext<Module>) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(isCommonChunk);
  return {
    styles: {
      test: (module: Module, context: ModuleContext<Module>) =>
        isStyle(module) && isCommon(module, context),
      // Chunks that load on demand use these rules, too.
      chunks: 'all' as const,
    },
    // Extracted once, so that shared rules always precede the page's own. Code that loads on demand
    // brings its own style sheet.
    pageStyles: {
      name: SHARED_STYLE_SHEET,
      type: STYLE_TYPE,
      test: (module: Module, context: ModuleContext<Module>) =>
        isStyle(module) && !isCommon(module, context),
      chunks: isPageChunk,
      minChunks: 2,
      enforce: true,
      priority: 49,
    },
  };
}
