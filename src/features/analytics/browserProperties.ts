/** What the browser tells of itself and of the page, each as something React can subscribe to. */

import { shownMode } from '@site/src/prefs';
import { useSyncExternalStore } from 'react';

/** `ratio` rounded to 0.1, so that it does not tell readers apart. */
export function roundedPixelRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}

/** Calls `onChange` when the resolution changes: by zooming, or by moving to another screen. */
export function subscribeToPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList;
  const update = () => {
    watch();
    onChange();
  };
  // A query asks for one resolution, so each change needs the next query.
  function watch() {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', update, { once: true });
  }
  watch();
  return () => query.removeEventListener('change', update);
}

export function usePixelRatio(): number {
  return useSyncExternalStore(subscribeToPixelRatio, () =>
    roundedPixelRatio(window.devicePixelRatio),
  );
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystemScheme(onChange: () => void) {
  const query = prefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What the operating system prefers. */
export function useSystemScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribeToSystemScheme, () =>
    prefersDark().matches ? 'dark' : 'light',
  );
}

function subscribeToMode(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme-choice'] });
  return () => observer.disconnect();
}

/** The mode the reader chose; `useMode` works inside the layout of pages only. */
export function useChosenMode(): 'system' | 'light' | 'dark' {
  return useSyncExternalStore(subscribeToMode, shownMode);
}
