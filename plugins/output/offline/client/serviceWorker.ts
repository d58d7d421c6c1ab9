/**
 * Client module of every page in builds with a worker. On the official host it loads the code that
 * registers the worker, when the page has loaded and the browser is idle (spec §4).
 */
import siteConfig from '@generated/docusaurus.config';
import type { Services } from '@site/src/site/services';

let pageOpened: (() => void) | undefined;

async function start(): Promise<void> {
  try {
    const { startWorker } = await import('@site/src/features/offline/startWorker');
    pageOpened = startWorker();
  } catch {
    // The page works without it; the next page retries.
  }
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 1000);
}

// docusaurus.config.ts sets and validates it.
const services = siteConfig.customFields?.['services'] as Services;

if (
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  window.location.hostname === services.officialHost
) {
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, { once: true });
}

/** Docusaurus calls this after every client-side navigation. */
export function onRouteDidUpdate(): void {
  pageOpened?.();
}
