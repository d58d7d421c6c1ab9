/** In-memory cache storage for tests. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(readonly beforePut: (url: string) => void) {}

  async match(url: string) {
    return this.entries.get(url)?.clone();
  }

  async put(url: string, response: Response) {
    this.beforePut(url);
    this.entries.set(url, response);
  }
}

/** Installs an empty cache storage, online. Returns it, and a way to make writes fail. */
export function installFakeCaches() {
  const all = new Map<string, FakeCache>();
  const hooks = { beforePut: (_url: string): void => undefined };
  const storage = {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const cache = all.get(name) ?? new FakeCache((url) => hooks.beforePut(url));
      all.set(name, cache);
      return cache;
    },
    async match(url: string) {
      for (const cache of all.values()) {
        const found = await cache.match(url);
        if (found) return found;
      }
      return undefined;
    },
  };
  Object.assign(globalThis, { caches: storage });
  // Jest hides Node.js's navigator.
  globalThis.navigator ??= { onLine: true } as Navigator;
  return { all, hooks };
}
