/** Properties of browser and page as React stores. */

import { shownMode } from '@site/src/prefs';
import { useSyncExternalStore } from 'react';

/** Rounds `ratio` to 0.1, so that it cannot identify readers. */
export function roundedPixelRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}

/** Calls `onChange` when the resolution changes, by zooming or moving to another screen. */
function subscribeToPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList;
  const update = () => {
    watch();
    onChange();
  };
  // A media query matches one resolution, so each change requires a new one.
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

/** Colour scheme of the operating system. */
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

/** The chosen mode; `useMode` works inside the page layout only. */
export function useChosenMode(): 'system' | 'light' | 'dark' {
  return useSyncExternalStore(subscribeToMode, shownMode);
}
