import { toSaveFailure, type SaveFailure } from './SaveError';
import { fetchProductFiles } from './productLists';
import { getRunningSave, setRunningSave } from './runningSave';
import { removeSavedProduct } from './savedProducts';
import { SAVE_LOCK, saveProduct, type Savable } from './saveProduct';

/** State of the running save, shared by all components. Saving continues when none is mounted. */
export interface SavingState {
  readonly running: {
    readonly savable: Savable;
    /** In bytes. */
    readonly done: number;
    /** 0 while unknown. */
    readonly total: number;
  } | null;
  readonly failed: { readonly savable: Savable; readonly reason: SaveFailure } | null;
  /** Changes whenever the saved products may have changed. */
  readonly revision: number;
}

let state: SavingState = { running: null, failed: null, revision: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<SavingState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const getSavingState = (): SavingState => state;

/** Subscribes to changes. Returns the unsubscribe function. */
export function subscribeToSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function saveNow(savable: Savable, signal: AbortSignal): Promise<void> {
  const { locale, product } = savable;
  const list = await fetchProductFiles(locale, product, signal);
  const total = list.files.reduce((sum, [, size]) => sum + size, 0);
  const onProgress = (done: number) => change({ running: { savable, done, total } });
  onProgress(0);
  // If persistence is not granted, the browser may evict the copy when space is short.
  void navigator.storage?.persist?.().catch(() => false);
  await saveProduct({ ...savable, list, signal, onProgress });
}

/** Saves a product; the state has progress and result. Does nothing while another save runs. */
export async function startSaving(savable: Savable): Promise<void> {
  if (getRunningSave()) return;
  const controller = new AbortController();
  setRunningSave(controller);
  const { signal } = controller;
  change({ running: { savable, done: 0, total: 0 }, failed: null });
  try {
    // Another tab may be saving; its result is reused.
    await navigator.locks.request(SAVE_LOCK, { signal }, () => saveNow(savable, signal));
  } catch (error) {
    const reason = toSaveFailure(error, signal);
    if (reason !== 'cancelled') change({ failed: { savable, reason } });
  } finally {
    setRunningSave(null);
    change({ running: null, revision: state.revision + 1 });
  }
}

/** Cancels the running save. Existing copies stay. */
export function cancelSaving(): void {
  getRunningSave()?.abort();
}

/** Removes a saved product. */
export async function removeSaved(locale: string, product: string): Promise<void> {
  await removeSavedProduct(locale, product).catch(() => undefined);
  change({ failed: null, revision: state.revision + 1 });
}
