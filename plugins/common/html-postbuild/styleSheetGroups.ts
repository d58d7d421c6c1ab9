import { isCommonChunk, isPageChunk, type BundledChunk } from './pageChunks';

/** What is used of the bundler's module, and of what it knows about it. */
export interface BundledModule {
  readonly type: string;
  nameForCondition(): string | null | undefined;
}
export interface ModuleContext<Module> {
  readonly chunkGraph: { getModuleChunksIterable(module: Module): Iterable<BundledChunk> };
}

const STYLE_TYPE = 'css/mini-extract';

/** The name of the style sheet with what several pages share that are no documentation pages. */
export const SHARED_STYLE_SHEET = 'pages';

/**
 * Groups of chunks for style sheets. Docusaurus puts all rules into one sheet: those of every page
 * that stands by itself, too. Here `styles` has what all documentation pages load, and what other
 * pages bring is in sheets of their own.
 * @param isApart Whether a file's rules have another place still.
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
      // Whatever else needs these rules finds them there.
      chunks: 'all' as const,
    },
    // Once in the document, or a page's rules would come before those that they were written over.
    // What is fetched when a reader asks for it brings its own.
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
