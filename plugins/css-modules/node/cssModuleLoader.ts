import path from 'node:path';
import { compileCssModule, type CssModule } from './compileCssModule';
import { namesCode, styleSheetCode } from './cssModuleCode';

export interface CssModuleLoaderOptions {
  /** Whether names are a hash alone. */
  readonly isShort: boolean;
  /** Whether only the names are asked for. */
  readonly isServer: boolean;
}

/** What the loader uses of the bundler's loader context. */
export interface CssModuleLoaderContext {
  readonly resourcePath: string;
  readonly rootContext: string;
  getOptions(): CssModuleLoaderOptions;
}

/** Path of a file -> what was last made of it: the server asks for the same as the browser. */
const last = new Map<string, { readonly source: string; readonly module: CssModule }>();

/** The code of the module for a CSS module of the site. Throws where it has a mistake. */
export function createCssModule(context: CssModuleLoaderContext, source: string): string {
  const { resourcePath, rootContext } = context;
  const { isShort, isServer } = context.getOptions();
  const found = last.get(resourcePath);
  const sitePath = path.relative(rootContext, resourcePath).split(path.sep).join('/');
  const module =
    found?.source === source ? found.module : compileCssModule({ path: sitePath, source }, isShort);
  last.set(resourcePath, { source, module });
  return isServer ? namesCode(module) : styleSheetCode(module);
}
