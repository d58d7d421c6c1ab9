import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a `<details>` that opens while printing. */
export function usePrintedOpen(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let openedForPrint = false;
    const open = () => {
      const details = ref.current;
      if (!details || details.open) return;
      details.open = true;
      openedForPrint = true;
    };
    const close = () => {
      if (ref.current && openedForPrint) ref.current.open = false;
      openedForPrint = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return ref;
}
