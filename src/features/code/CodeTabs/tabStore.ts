const memory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const itemOf = (storageKey: string) => `codeblock-${storageKey}`;

/** Returns the stored label for `storageKey`, or `null`. */
export function readTab(storageKey: string): string | null {
  try {
    return localStorage.getItem(itemOf(storageKey));
  } catch {
    // Storage is disabled: the choice lasts for the page.
    return memory.get(storageKey) ?? null;
  }
}

/** Stores the label for all blocks with this `storageKey`, in all browser tabs. */
export function writeTab(storageKey: string, label: string): void {
  try {
    localStorage.setItem(itemOf(storageKey), label);
  } catch {
    memory.set(storageKey, label);
  }
  listeners.get(storageKey)?.forEach((listener) => listener());
}

/** Calls `listener` when the label may have changed. Returns the unsubscribe function. */
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
