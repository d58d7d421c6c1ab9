import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { useDirection } from '@site/src/prefs';
import { useMemo } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

interface StyleTarget {
  readonly direction: 'ltr' | 'rtl';
  /** Undefined for the page's own document. */
  readonly container: Document | undefined;
  readonly injectFirst: boolean;
}

/**
 * A cache's key, the prefix of its class names. Each has its own: caches take over styles that the
 * server wrote with their key, and would also take those of the page for those of a frame.
 */
function keyOf({ direction, container, injectFirst }: StyleTarget): string {
  return `css${container ? 'frame' : ''}${injectFirst ? 'first' : ''}${direction === 'rtl' ? 'rtl' : ''}`;
}

function createStyleCache(target: StyleTarget): EmotionCache {
  const { direction, container, injectFirst } = target;
  return createCache({
    key: keyOf(target),
    container: container?.head,
    prepend: injectFirst,
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : undefined,
  });
}

const browserCaches = new WeakMap<Document, Map<string, EmotionCache>>();

/**
 * The browser has one cache per document, direction and place. The server needs a new one per
 * render: a cache leaves out styles it has emitted before, though for another page.
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
 * Styles what it holds for the reader's direction, in the document it is in. It is there in both
 * directions, so that a change of direction does not remount its children.
 */
export function StyleCacheProvider({ children, container, injectFirst = false }: LibraryProps) {
  const { direction } = useDirection();
  const cache = useMemo(
    () => styleCacheFor({ direction, container, injectFirst }),
    [direction, container, injectFirst],
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
