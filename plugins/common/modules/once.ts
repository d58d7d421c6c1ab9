/**
 * Returns a function that calls `load` on its first call and then returns the same result. Plugins load heavy
 * modules with it, since a module that is imported twice at the same time may be seen half evaluated.
 */
export function once<Result>(load: () => Result): () => Result {
  let loaded: { readonly result: Result } | undefined;
  return () => (loaded ??= { result: load() }).result;
}
