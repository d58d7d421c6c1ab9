/** The message of an error that loaded code threw; `undefined` if a file could not be fetched. */
export function thrownMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The bundler's errors of scripts have the name, those of style sheets the code.
  const isMissing = error.name === 'ChunkLoadError' || 'code' in error;
  return isMissing ? undefined : error.message;
}
