import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useDirection } from '@site/src/prefs';
import { useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

type Direction = 'ltr' | 'rtl';

function createStyleCache(direction: Direction): EmotionCache {
  return direction === 'rtl'
    ? createCache({ key: 'cssrtl', stylisPlugins: [prefixer, rtlPlugin] })
    : createCache({ key: 'css' });
}

const browserCaches = new Map<Direction, EmotionCache>();

/**
 * The browser has one cache per direction. The server needs a new one per render: a cache leaves
 * out styles it has emitted before, though for another page.
 */
function styleCacheFor(direction: Direction): EmotionCache {
  if (typeof document === 'undefined') return createStyleCache(direction);
  const cache = browserCaches.get(direction) ?? createStyleCache(direction);
  browserCaches.set(direction, cache);
  return cache;
}

/**
 * Styles what it holds for the reader's direction. It is there in both directions, so that a change
 * of direction does not remount its children.
 */
export function StyleCacheProvider({ children }: { children: ReactNode }) {
  const { direction } = useDirection();
  const cache = useMemo(() => styleCacheFor(direction), [direction]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
