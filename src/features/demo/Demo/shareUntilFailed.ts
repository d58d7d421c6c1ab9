/** Memoizes an async function by key. Failures are not cached, so the next call retries. */
export function shareUntilFailed<T>(
  load: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const shared = new Map<string, Promise<T>>();
  return (key) => {
    const known = shared.get(key);
    if (known) return known;
    const promise = load(key);
    shared.set(key, promise);
    promise.catch(() => shared.delete(key));
    return promise;
  };
}
