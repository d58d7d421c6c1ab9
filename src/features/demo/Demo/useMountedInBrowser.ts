import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

/** Whether the component came with a page reached without a reload: there is no server markup. */
export function useMountedInBrowser(): boolean {
  // False only on the server and while the server's markup is hydrated.
  const isBrowser = useIsBrowser();
  const [mountedInBrowser] = useState(isBrowser);
  return mountedInBrowser;
}
