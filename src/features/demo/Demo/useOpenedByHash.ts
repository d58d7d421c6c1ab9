import { useLocation } from '@docusaurus/router';
import { parseDemoHash } from '@site/src/site/demoHash';
import { useEffect, type RefObject } from 'react';

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Scrolls to the demo if the URL's hash names its source or styling, and calls `open` for its source.
 * @param enabled Whether the demo has visible source (spec §4).
 */
export function useOpenedByHash(
  id: string,
  ref: RefObject<Element | null>,
  open: () => void,
  enabled: boolean,
) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const link = parseDemoHash(decode(hash));
    if (!enabled || link?.id !== id) return;
    if (link.variant) open();
    ref.current?.scrollIntoView();
    // `key` distinguishes visits of the same URL.
  }, [hash, key, id, ref, open, enabled]);
}
