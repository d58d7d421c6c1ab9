import logger from '@docusaurus/logger';

/**
 * Returns `load`, which then says in one line that `what` is right again when it succeeds for the
 * first time after it has failed. Docusaurus itself only tells of failures.
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
