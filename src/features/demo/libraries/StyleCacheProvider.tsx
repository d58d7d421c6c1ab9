import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { useDirection } from '@site/src/prefs';
import { useMemo } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

export interface StyleTarget {
  readonly direction: 'ltr' | 'rtl';
  /** Undefined for the page's own document. */
  readonly container: Document | undefined;
  readonly injectFirst: boolean;
}

/**
 * Returns a cache's key, the prefix of its class names. Keys must be unique: a cache adopts
 * server-rendered styles with its key, including those of the page in a frame. Not `css`, which Material UI's own cache
 * has: created later, it would move the styles before the style sheets that they override.
 */
function keyOf({ direction, container, injectFirst }: StyleTarget): string {
  return `doc${container ? 'frame' : ''}${injectFirst ? 'first' : ''}${direction === 'rtl' ? 'rtl' : ''}`;
}

const targets = new WeakMap<EmotionCache, StyleTarget>();

function createStyleCache(target: StyleTarget): EmotionCache {
  const { direction, container, injectFirst } = target;
  const cache = createCache({
    key: keyOf(target),
    container: container?.head,
    prepend: injectFirst,
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : undefined,
  });
  targets.set(cache, target);
  return cache;
}

/**
 * Returns the document and the direction that a demo's styles are made for; undefined below a cache
 * of the demo's own.
 */
export function useStyleTarget(): StyleTarget | undefined {
  const cache = useEmotionCache();
  return cache ? targets.get(cache) : undefined;
}

const browserCaches = new WeakMap<Document, Map<string, EmotionCache>>();

/**
 * The browser has one cache per document, direction and position. The server needs a new one per
 * render, because a cache omits styles that it has emitted before, even for another page.
 */
function styleCacheFor(target: StyleTarget): EmotionCache {
  if (typeof document === 'undefined') return createStyleCache(target);
  const owner = target.container ?? document;
  const caches = browserCaches.get(owner) ?? new Map<string, EmotionCache>();
  browserCaches.set(owner, caches);
  const key = keyOf(target);
  const cache = caches.get(key) ?? createStyleCache(target);
  caches.set(key, cache);
  return cache;
}

/**
 * Emotion cache for the reader's direction, in the current document. Also used left to right, so
 * that a change of direction does not remount the children.
 */
export function StyleCacheProvider({ children, container, injectFirst = false }: LibraryProps) {
  const { direction } = useDirection();
  const cache = useMemo(
    () => styleCacheFor({ direction, container, injectFirst }),
    [direction, container, injectFirst],
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
