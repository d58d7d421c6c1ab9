import fs from 'node:fs';
import path from 'node:path';
import { sourceHash, stampSourceHash } from './pages';
import { englishFileOf } from './readPages';

/**
 * Stamps a translated page (path absolute, or relative to the site) with the hash of the current
 * English page. Throws an error with the file if it is not a translated page, or the English one is
 * missing.
 */
export function stampPage(siteDir: string, file: string): void {
  const absolute = path.resolve(siteDir, file);
  const relative = path.relative(siteDir, absolute).split(path.sep).join('/');
  const english = englishFileOf(relative);
  if (english === undefined) {
    throw new Error(
      `${relative} is not a translated page (i18n/<locale>/docusaurus-plugin-content-docs-<product>/<version>/…)`,
    );
  }
  const englishAbsolute = path.join(siteDir, english);
  for (const needed of [absolute, englishAbsolute]) {
    if (!fs.existsSync(needed)) {
      throw new Error(`${path.relative(siteDir, needed)} does not exist`);
    }
  }
  const hash = sourceHash(fs.readFileSync(englishAbsolute, 'utf8'));
  try {
    fs.writeFileSync(absolute, stampSourceHash(fs.readFileSync(absolute, 'utf8'), hash));
  } catch (error) {
    throw new Error(`${relative}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
