import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that `start` sets for `duration` ms; calling it again restarts the time. */
export function useBriefly(duration: number): [on: boolean, start: () => void] {
  const [on, setOn] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const mounted = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      window.clearTimeout(timer.current);
    };
  }, []);

  const start = useCallback(() => {
    if (!mounted.current) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOn(false), duration);
    setOn(true);
  }, [duration]);
  return [on, start];
}
