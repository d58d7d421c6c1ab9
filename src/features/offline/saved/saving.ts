import { toSaveFailure, type SaveFailure } from './SaveError';
import { fetchProductFiles } from './productLists';
import { getRunningSave, setRunningSave } from './runningSave';
import { SAVE_LOCK } from './saveLock';
import { removeSavedProduct } from './savedProducts';
import { saveProduct } from './saveProduct';

/** A product in a language, as readers are told of it. */
export interface Savable {
  readonly locale: string;
  readonly product: string;
  readonly name: string;
  readonly href: string;
}

/** What happens to products, for all who show it. It goes on when nobody does. */
export interface SavingState {
  readonly running: {
    readonly savable: Savable;
    /** In bytes. */
    readonly done: number;
    /** 0 while it is not known. */
    readonly total: number;
  } | null;
  readonly failed: { readonly savable: Savable; readonly reason: SaveFailure } | null;
  /** Another one whenever what is saved may have changed. */
  readonly revision: number;
}

let state: SavingState = { running: null, failed: null, revision: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<SavingState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const getSavingState = (): SavingState => state;

/** Calls back at every change. Returns what ends that. */
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
  // Granted silently or by the reader, or not at all: then the browser may remove it when space is short.
  void navigator.storage?.persist?.().catch(() => false);
  await saveProduct({ ...savable, list, signal, onProgress });
}

/** Saves a product; how that goes is in the state. A second one waits until the reader has ended this. */
export async function startSaving(savable: Savable): Promise<void> {
  if (getRunningSave()) return;
  const controller = new AbortController();
  setRunningSave(controller);
  const { signal } = controller;
  change({ running: { savable, done: 0, total: 0 }, failed: null });
  try {
    // Another tab may be at it; what that has saved is there then.
    await navigator.locks.request(SAVE_LOCK, { signal }, () => saveNow(savable, signal));
  } catch (error) {
    const reason = toSaveFailure(error, signal);
    if (reason !== 'cancelled') change({ failed: { savable, reason } });
  } finally {
    setRunningSave(null);
    change({ running: null, revision: state.revision + 1 });
  }
}

/** Ends what is being saved. What was saved before stays. */
export function cancelSaving(): void {
  getRunningSave()?.abort();
}

/** Removes a saved product. */
export async function removeSaved(locale: string, product: string): Promise<void> {
  await removeSavedProduct(locale, product).catch(() => undefined);
  change({ failed: null, revision: state.revision + 1 });
}
