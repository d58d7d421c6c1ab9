import path from 'node:path';
import type { DemoLibrary } from '../contract';

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
 * The name of the chunk with a demo's component: one for all demos of a folder, so that a page with
 * ten demos fetches what they share once. Takes the demo's path relative to the site, with `/`.
 */
export function demosChunk(demoPath: string): string {
  return `demos-${demoPath.split('/').slice(0, -1).join('-')}`;
}

/** What is used of the bundler's module. */
interface BundledModule {
  nameForCondition(): string | null | undefined;
}

/**
 * `splitChunks` that keeps the libraries away from pages without demos. Docusaurus puts every module
 * that is in half as many chunks as there are routes into one chunk, which all pages load. A chunk
 * without a name goes only to those who need all it holds.
 */
export function librarySplitChunks(librariesFolder: string) {
  const isLibrary = (module: BundledModule) =>
    isLibraryCode(module.nameForCondition() ?? '', librariesFolder);
  return {
    // A demo waits for all its chunks at once; beyond this, requests cost more than repeats.
    maxAsyncRequests: 12,
    cacheGroups: {
      common: { test: (module: BundledModule) => !isLibrary(module) },
      libraries: {
        test: isLibrary,
        chunks: 'async' as const,
        minChunks: 2,
        // Before minification and compression, which leave some tenth of it.
        minSize: 30_000,
        priority: 30,
        reuseExistingChunk: true,
      },
    },
  };
}
