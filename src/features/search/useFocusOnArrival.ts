import { useLocationChange } from '@docusaurus/theme-common/internal';
import { idOfHash } from '@site/src/site/idOfHash';
import { useRef } from 'react';

/**
 * Returns a function to call before navigation. What the hash of the next address names then gets the focus, as after a
 * click on a link of HTML; Docusaurus scrolls to it only.
 */
export function useFocusOnArrival(): () => void {
  const isAwaited = useRef(false);

  useLocationChange(({ location }) => {
    const target = isAwaited.current && document.getElementById(idOfHash(location.hash));
    isAwaited.current = false;
    if (!target) return;
    if (!target.hasAttribute('tabindex')) {
      // Without it, a heading takes no focus, and loses it.
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  });

  return () => {
    isAwaited.current = true;
  };
}
