import logger from '@docusaurus/logger';
import { partOfSiteLoad } from './siteLoads';

/**
 * Wraps `load` so that its first success after a failure prints one line that `what` is right again.
 * Docusaurus itself only prints failures.
 */
export function acknowledgeMends<Loaded>(
  what: string,
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  // An edit of a translation loads the whole site again, with fresh modules: only the process remembers.
  const memory = globalThis as { failedLoads?: Set<string> };
  const failed = (memory.failedLoads ??= new Set());
  return partOfSiteLoad(async () => {
    try {
      const loaded = await load();
      if (failed.delete(what)) logger.success(`Right again: ${what}.`);
      return loaded;
    } catch (error) {
      failed.add(what);
      throw error;
    }
  });
}
