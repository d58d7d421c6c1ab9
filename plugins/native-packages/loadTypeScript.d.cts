import type { PluginModule } from '@docusaurus/types';

/** Loads a TypeScript file, given by its absolute path without extension, and all that it imports. */
export function loadTypeScript(file: string): unknown;

/** Loads TypeScript files by their paths from the site's folder. */
export interface SiteLoader {
  load(file: string): unknown;
  /** Returns the plugin that a file exports, under the file's path as its name. */
  loadPlugin(file: string): PluginModule;
}

/** What was loaded before is loaded anew by the returned loader. */
export function createSiteLoader(siteDir: string): SiteLoader;
