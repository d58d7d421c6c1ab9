import { AFTER_MINIFYING, type Bundler, type BundlerPlugin } from '../../bundler/bundler';
import { DOC_LAYOUT_CHUNK } from './toChunkName';

/**
 * The bundler's plugin that tells browsers which scripts a page runs most of as soon as it has them:
 * Chromium 136 and newer then compiles them while they load, and not each function when it is called,
 * which the page has to wait for. Others read a comment.
 */
export function compileHints({ BannerPlugin }: Bundler): BundlerPlugin {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`[\\\\/](?:react|main|${DOC_LAYOUT_CHUNK})\\.[\\w.]+\\.js$`),
    // Minifying takes comments out.
    stage: AFTER_MINIFYING,
  });
}
