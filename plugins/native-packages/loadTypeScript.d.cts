import type { PluginModule } from '@docusaurus/types';

/** Loads a TypeScript file, given by its absolute path without extension, and all that it imports. */
export function loadTypeScript(file: string): unknown;

/** The same, with the file as it is on the disk now. What it imports may have been loaded before. */
export function loadFreshTypeScript(file: string): unknown;

/** Loads TypeScript files by their paths from the site's folder. */
export interface SiteLoader {
  load(file: string): unknown;
  /** Returns the plugin that a file exports, under the file's path as its name. */
  loadPlugin(file: string): PluginModule;
}

/**
 * Loads files of the site whose configuration is `configFile`. What was loaded before is loaded anew, and
 * so is the configuration, the next time that somebody asks for it.
 */
export function createSiteLoader(configFile: string): SiteLoader;
