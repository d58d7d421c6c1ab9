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
 * Calls `open`, and scrolls to the demo, when the page's address links to its source (spec §4).
 * @param enabled Whether the demo shows its source at all.
 */
export function useOpenedByHash(
  id: string,
  ref: RefObject<Element | null>,
  open: () => void,
  enabled: boolean,
) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!enabled || parseDemoHash(decode(hash))?.id !== id) return;
    open();
    ref.current?.scrollIntoView();
    // `key` tells one visit of the same address from the next.
  }, [hash, key, id, ref, open, enabled]);
}
