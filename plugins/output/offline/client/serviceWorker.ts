/**
 * A module of every page in builds with a worker: on the official host it loads what registers the
 * worker, once the page has loaded and the browser has nothing to do (spec §4).
 */
import siteConfig from '@generated/docusaurus.config';
import type { Services } from '@site/src/site/services';

let pageOpened: (() => void) | undefined;

async function start(): Promise<void> {
  try {
    const { startWorker } = await import('@site/src/features/offline/startWorker');
    pageOpened = startWorker();
  } catch {
    // The page can be read without it; the next one tries again.
  }
}

function startWhenIdle(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 1000);
}

// Written by docusaurus.config.ts, which validates it.
const services = siteConfig.customFields?.['services'] as Services;

if (
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  window.location.hostname === services.officialHost
) {
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, { once: true });
}

/** Docusaurus calls it after every navigation within the page. */
export function onRouteDidUpdate(): void {
  pageOpened?.();
}
