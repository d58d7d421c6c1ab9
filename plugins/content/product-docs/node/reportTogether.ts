import { ContentError, findContentError } from '../../../../src/site/contentError';

/** Docusaurus loads a separate copy of this module for each product: only the process is shared. */
const memory = globalThis as { loadingProducts?: Set<Promise<unknown>> };

const messageOf = (error: unknown): string => {
  const known = findContentError(error) ?? error;
  return known instanceof Error ? known.message : String(known);
};

/**
 * Wraps the loading of a product: if it fails, the others come to their end first, and one error names
 * what is wrong in all of them. Docusaurus itself stops at the first.
 */
export function reportTogether<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    const loading = (memory.loadingProducts ??= new Set());
    const own = load();
    loading.add(own);
    try {
      return await own;
    } catch (error) {
      const outcomes = await Promise.allSettled(loading);
      const reasons = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [messageOf(outcome.reason)] : [],
      );
      const messages = [...new Set(reasons)];
      // One and the same keeps its stack.
      throw messages.length === 1 ? error : new ContentError(messages.join('\n'));
    } finally {
      loading.delete(own);
    }
  };
}
