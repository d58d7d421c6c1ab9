import { useEffect, useState, type RefObject } from 'react';
import { addNetworkScript } from './addNetworkScript';
import { sightAd } from './sightAd';
import { afterPoll, INITIAL_SLOT_STATE, POLL_INTERVAL, pollsAgain } from './slotState';

/**
 * Loads the network's ad into the element of `hostRef` and returns its state. Does nothing without
 * `scriptUrl`. Unmounting stops everything.
 */
export function useNetworkAd(hostRef: RefObject<HTMLElement | null>, scriptUrl: string | null) {
  const [state, setState] = useState(INITIAL_SLOT_STATE);

  useEffect(() => {
    const host = hostRef.current;
    if (!host || scriptUrl === null) return undefined;
    let removeScript = () => {};
    // Delayed, so that readers who leave at once load nothing.
    const scriptTimer = setTimeout(() => {
      removeScript = addNetworkScript(host, scriptUrl);
    }, 0);

    let pollTimer: ReturnType<typeof setTimeout> | undefined;
    let current = INITIAL_SLOT_STATE;
    const poll = () => {
      current = afterPoll(current, sightAd(host));
      setState(current);
      if (pollsAgain(current)) pollTimer = setTimeout(poll, POLL_INTERVAL);
    };
    poll();

    return () => {
      clearTimeout(scriptTimer);
      clearTimeout(pollTimer);
      removeScript();
    };
  }, [hostRef, scriptUrl]);

  return state;
}
