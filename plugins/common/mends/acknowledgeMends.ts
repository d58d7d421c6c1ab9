import logger from '@docusaurus/logger';

/**
 * Wraps `load` so that its first success after a failure prints one line that `what` is right again.
 * Docusaurus itself only prints failures.
 */
export function acknowledgeMends<Loaded>(
  what: string,
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  let failed = false;
  return async () => {
    try {
      const loaded = await load();
      if (failed) logger.success(`Right again: ${what}.`);
      failed = false;
      return loaded;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
}
