import type { WorkerMessage } from '@site/plugins/output/offline/contract';
import { decideReload, type PageState } from './decideReload';

/** Interval in ms at which a busy page checks whether it can reload. */
export const CHECK_INTERVAL = 500;

/** The page as seen by the update flow. */
export interface UpdatedPage {
  readonly state: () => PageState;
  /** Records the reload and reloads. */
  readonly reload: () => void;
}

/** Waits until a worker is at work, or the next one has replaced it meanwhile. */
function whenActivated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/**
 * Observes new workers: activates a waiting one and reloads the page once it is active. The first
 * worker of a page is not an update. Returns a function that observes a registration (spec §4).
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
    // The kill switch has unregistered itself by now, and does not reload pages.
    if (await container.getRegistration()) reloadWhenPossible();
    else isPending = false;
  }

  container.addEventListener('controllerchange', () => {
    // If the registration cannot be read, the page stays.
    controllerChanged().catch(() => undefined);
  });

  return (registration) => {
    const tell = (worker: ServiceWorker | null) => {
      // A page without worker uses the new one from its next load.
      if (!container.controller || worker?.state !== 'installed') return;
      const message: WorkerMessage = { type: 'SKIP_WAITING' };
      worker.postMessage(message);
    };
    const follow = () => {
      const { installing, waiting } = registration;
      installing?.addEventListener('statechange', () => tell(installing));
      // It may be installed by now.
      tell(waiting);
    };
    registration.addEventListener('updatefound', follow);
    follow();
  };
}
