import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPageChunk } from '../../../common/docusaurus/pageChunks';
import { findPageFeature, PAGE_FEATURES } from '../../../common/html-postbuild/pageFeatures';
import {
  styleSheetGroups,
  type BundledModule,
} from '../../../common/html-postbuild/styleSheetGroups';
import type { DemoStyling } from '../contract';
import type { DemoLibrary } from '../../../../src/site/demoLibraries';

/** Packages that pages use outside of demos; all others are demo code. */
const PAGE_PACKAGES = /^(?:@docusaurus|@mdx-js)\//;

/**
 * Whether a file is only needed by demos: a package, or a wrapper in `librariesFolder`. Packages
 * that the shell uses, too, are in the entry chunk, which is never split.
 */
export function isLibraryCode(file: string, librariesFolder: string): boolean {
  const folders = file.split(/[\\/]/);
  const packages = folders.lastIndexOf('node_modules');
  if (packages !== -1) return !PAGE_PACKAGES.test(folders.slice(packages + 1).join('/'));
  return file.startsWith(librariesFolder + path.sep);
}

/** Returns the name of a library wrapper's chunk, shared by all demos. */
export function libraryChunk(library: DemoLibrary): string {
  return `demo-library-${library}`;
}

/**
 * Returns the name of a demo's chunk, shared by all demos of a folder in one styling, so that a
 * page with ten demos loads common code once. `demoPath` is relative to the site, with `/`.
 */
export function demosChunk(demoPath: string, styling: DemoStyling): string {
  const folder = demoPath.split('/').slice(0, -1);
  return ['demos', ...(styling === 'system' ? [] : [styling]), ...folder].join('-');
}

/**
 * Whether a file is the style sheet `X.css` of the demo `X.css.tsx`. Docusaurus puts all style
 * sheets into one file, which every page loads; these load with their demos instead.
 */
export function isDemoStyleSheet(file: string): boolean {
  return file.endsWith('.css') && existsSync(`${file}.tsx`);
}

/**
 * Returns `splitChunks` options that keep libraries, and features of some pages, out of other
 * pages. Docusaurus moves every module that is in half as many chunks as there are routes into a
 * common chunk. A chunk without name is only loaded by those that need all of it.
 * @param librariesFolder Absolute folder of the wrappers.
 */
export function librarySplitChunks(librariesFolder: string) {
  const fileOf = (module: BundledModule) => module.nameForCondition() ?? '';
  const isLibrary = (module: BundledModule) => isLibraryCode(fileOf(module), librariesFolder);
  const featureOf = (module: BundledModule) =>
    isLibrary(module) ? undefined : findPageFeature(fileOf(module));
  return {
    // A demo waits for all its chunks; beyond this, requests cost more than duplicated code.
    maxAsyncRequests: 12,
    cacheGroups: {
      common: {
        test: (module: BundledModule) => !isLibrary(module) && featureOf(module) === undefined,
      },
      ...styleSheetGroups<BundledModule>(
        (file) =>
          isDemoStyleSheet(file) ||
          (!isLibraryCode(file, librariesFolder) && findPageFeature(file) !== undefined),
      ),
      libraries: {
        test: isLibrary,
        chunks: 'async' as const,
        minChunks: 2,
        // Before minification and compression, which leave about a tenth.
        minSize: 30_000,
        priority: 30,
        reuseExistingChunk: true,
      },
      ...Object.fromEntries(
        PAGE_FEATURES.map((feature) => [
          feature.name,
          {
            name: feature.name,
            test: (module: BundledModule) => featureOf(module) === feature,
            // Only initial chunks of pages: code that a demo loads later, such as the editor, stays
            // separate.
            chunks: isPageChunk,
            minChunks: 2,
            enforce: true,
            priority: 45,
          },
        ]),
      ),
    },
  };
}
