/** The name of a doc's own chunk, after its section's prefix and its id. */
export const toDocChunk = (chunkPrefix: string, id: string): string =>
  chunkPrefix + id.replace(/\/index$/, '').replaceAll('/', '--');
