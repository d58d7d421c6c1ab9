import { loadFreshModule } from '@docusaurus/utils';
import path from 'node:path';
import { ContentError } from '../../../src/site/contentError';

/**
 * Loads a module of the site as it is now. Returns its default export, if it has one.
 * @param file Relative to the site.
 * @throws A `ContentError` that names the file, with the reason.
 */
export async function loadSiteModule(siteDir: string, file: string): Promise<unknown> {
  const full = path.join(siteDir, file);
  try {
    return await loadFreshModule(full);
  } catch (error) {
    // Docusaurus says only that it could not be loaded, with the reason as the cause.
    const { cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : String(error);
    const message = reason.replaceAll(full, file).replace(/\s+/g, ' ');
    throw new ContentError(`${file} cannot be loaded: ${message}.`);
  }
}
