import {
  initialState,
  readSearch,
  writeSearch,
} from '@site/plugins/content/playgrounds/client/playgroundState';
import type { PlaygroundData, PlaygroundState } from '@site/plugins/content/playgrounds/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers limit how often the address may change, in ms. */
const ADDRESS_DELAY = 300;

/**
 * Keeps a playground's state in the address. The first render has the first state, like the
 * server's.
 */
export function usePlaygroundState({
  component,
  controls,
}: Pick<PlaygroundData, 'component' | 'controls'>) {
  const [state, setState] = useState(() => initialState(controls));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const { search } = window.location;
    if (search) setState(readSearch(component, controls, search));
    return () => clearTimeout(timer.current);
  }, [component, controls]);

  const changeState = useCallback(
    (next: PlaygroundState) => {
      setState(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { pathname, search, hash } = window.location;
        const query = writeSearch(component, controls, next, search);
        // Not through the router, which would render the page again.
        window.history.replaceState(window.history.state, '', pathname + query + hash);
      }, ADDRESS_DELAY);
    },
    [component, controls],
  );
  return [state, changeState] as const;
}
