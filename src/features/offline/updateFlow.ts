import type { WorkerMessage } from '@site/plugins/output/offline/contract';
import { decideReload, type PageState } from './decideReload';

/** How often a page that has to wait looks whether it can reload, in ms. */
export const CHECK_INTERVAL = 500;

/** The page, as far as a new worker concerns it. */
export interface UpdatedPage {
  readonly state: () => PageState;
  /** Remembers that it does so, and reloads. */
  readonly reload: () => void;
}

function whenActivated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/**
 * Watches for new workers (spec §4): one that waits is told to take over, and the page reloads once it
 * is active. The first worker that a page ever has is not a new one. Returns what watches a registration.
 */
export function createUpdateFlow(
  container: ServiceWorkerContainer,
  page: UpdatedPage,
): (registration: ServiceWorkerRegistration) => void {
  let isControlled = container.controller !== null;
  let isPending = false;

  function reloadWhenPossible(): void {
    const decision = decideReload(page.state());
    if (decision === 'later') {
      setTimeout(reloadWhenPossible, CHECK_INTERVAL);
      return;
    }
    isPending = false;
    if (decision === 'now') page.reload();
  }

  async function controllerChanged(): Promise<void> {
    const worker = container.controller;
    const isFirst = !isControlled;
    isControlled = true;
    if (isFirst || isPending || !worker) return;
    isPending = true;
    await whenActivated(worker);
    // The kill switch has removed itself by now, and leaves pages alone.
    if (await container.getRegistration()) reloadWhenPossible();
    else isPending = false;
  }

  container.addEventListener('controllerchange', () => {
    // A registration that cannot be read leaves the page as it is.
    controllerChanged().catch(() => undefined);
  });

  return (registration) => {
    const tell = () => {
      // A page without a worker gets the newest one the next time it is opened.
      if (!container.controller) return;
      const message: WorkerMessage = { type: 'SKIP_WAITING' };
      registration.waiting?.postMessage(message);
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', tell);
    });
    registration.installing?.addEventListener('statechange', tell);
    tell();
  };
}
