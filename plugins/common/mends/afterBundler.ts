import { setTimeout as pause } from 'node:timers/promises';

/** In ms: enough for the bundler to compile an edited page and for the browser to show it. */
export const HEAD_START = 1500;

/**
 * Wraps what the development server loads again after an edit: every call but the first waits for the
 * bundler, which compiles the edited page on the same thread.
 */
export function afterBundler<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let isReload = false;
  return async () => {
    if (isReload) await pause(HEAD_START);
    isReload = true;
    return load();
  };
}
