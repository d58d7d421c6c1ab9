import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPlainSite, createSiteCopy } from '../bench/createSites';
import type { GeneratedPage } from './generatePages';
import { isOwnContent, PLAIN_CONFIG, PROJECT_CONFIG, siteFiles, stockFiles } from './siteFiles';

const CONFIG_MODULE = path.join(__dirname, 'siteConfig');

function addFiles(
  siteDir: string,
  [config, renamed]: readonly [string, string],
  files: ReadonlyMap<string, string>,
) {
  renameSync(path.join(siteDir, config), path.join(siteDir, renamed));
  for (const [name, text] of files) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const includes = (file: string) => !isOwnContent(file);

/**
 * Writes a site of generated pages to `siteDir`: the project in `root`, with its configuration, theme
 * and plugins.
 */
export function createGeneratedSite(
  root: string,
  siteDir: string,
  pages: readonly GeneratedPage[],
): void {
  createSiteCopy(root, siteDir, includes);
  addFiles(siteDir, PROJECT_CONFIG, siteFiles(pages, CONFIG_MODULE));
}

/** Writes plain Docusaurus classic with the same pages to `siteDir`. */
export function createGeneratedStockSite(
  root: string,
  siteDir: string,
  pages: readonly GeneratedPage[],
): void {
  createPlainSite(root, siteDir, includes);
  addFiles(siteDir, PLAIN_CONFIG, stockFiles(pages));
}
