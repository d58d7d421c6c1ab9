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
 * Calls `open` and scrolls to the demo if the URL's hash links to its source.
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
    if (!enabled || parseDemoHash(decode(hash))?.id !== id) return;
    open();
    ref.current?.scrollIntoView();
    // `key` distinguishes visits of the same URL.
  }, [hash, key, id, ref, open, enabled]);
}
