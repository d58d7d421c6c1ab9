import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPageChunk } from '../../../common/html-postbuild/pageChunks';
import { findPageFeature, PAGE_FEATURES } from '../../../common/html-postbuild/pageFeatures';
import {
  styleSheetGroups,
  type BundledModule,
} from '../../../common/html-postbuild/styleSheetGroups';
import type { DemoLibrary, DemoStyling } from '../contract';

/** Packages the pages themselves are made of; every other package is there for demos. */
const PAGE_PACKAGES = /^(?:@docusaurus|@mdx-js)\//;

/**
 * Whether a file is code that only demos need: a package, or the wrappers in `librariesFolder`.
 * Packages that the shell uses too are in the entry chunk, which is never split.
 */
export function isLibraryCode(file: string, librariesFolder: string): boolean {
  const folders = file.split(/[\\/]/);
  const packages = folders.lastIndexOf('node_modules');
  if (packages !== -1) return !PAGE_PACKAGES.test(folders.slice(packages + 1).join('/'));
  return file.startsWith(librariesFolder + path.sep);
}

/** The name of the chunk with a library's wrapper: one for all demos. */
export function libraryChunk(library: DemoLibrary): string {
  return `demo-library-${library}`;
}

/**
 * The name of the chunk with a demo's component: one for all demos of a folder in one styling, so
 * that a page with ten demos fetches what they share once. Takes the demo's path relative to the
 * site, with `/`.
 */
export function demosChunk(demoPath: string, styling: DemoStyling): string {
  const folder = demoPath.split('/').slice(0, -1);
  return ['demos', ...(styling === 'system' ? [] : [styling]), ...folder].join('-');
}

/**
 * Whether a file is the style sheet `X.css` of the demo `X.css.tsx`. Docusaurus puts all style
 * sheets into the one that every page loads; these come with their demos instead.
 */
export function isDemoStyleSheet(file: string): boolean {
  return file.endsWith('.css') && existsSync(`${file}.tsx`);
}

/**
 * `splitChunks` that keeps the libraries, and the features that only some pages show, away from the
 * other pages. Docusaurus puts every module that is in half as many chunks as there are routes into
 * one chunk, which all pages load. A chunk without a name goes only to those who need all it holds.
 * @param librariesFolder The libraries' wrappers, absolute.
 */
export function librarySplitChunks(librariesFolder: string) {
  const fileOf = (module: BundledModule) => module.nameForCondition() ?? '';
  const isLibrary = (module: BundledModule) => isLibraryCode(fileOf(module), librariesFolder);
  const featureOf = (module: BundledModule) =>
    isLibrary(module) ? undefined : findPageFeature(fileOf(module));
  return {
    // A demo waits for all its chunks at once; beyond this, requests cost more than repeats.
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
        // Before minification and compression, which leave some tenth of it.
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
            // Only what pages start with: what a demo fetches later, such as its editor, stays apart.
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
