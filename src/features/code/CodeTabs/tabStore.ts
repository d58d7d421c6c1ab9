const memory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const itemOf = (storageKey: string) => `codeblock-${storageKey}`;

/** The label last chosen for `storageKey`, or `null`. */
export function readTab(storageKey: string): string | null {
  try {
    return localStorage.getItem(itemOf(storageKey));
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
    return memory.get(storageKey) ?? null;
  }
}

/** Remembers the label for every block with this `storageKey`, here and in other browser tabs. */
export function writeTab(storageKey: string, label: string): void {
  try {
    localStorage.setItem(itemOf(storageKey), label);
  } catch {
    memory.set(storageKey, label);
  }
  listeners.get(storageKey)?.forEach((listener) => listener());
}

/** Calls `listener` when the label may have changed. Returns the function that ends it. */
export function subscribeToTab(storageKey: string, listener: () => void): () => void {
  const ofKey = listeners.get(storageKey) ?? new Set();
  listeners.set(storageKey, ofKey.add(listener));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === itemOf(storageKey)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    ofKey.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
