import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

/**
 * Whether the component was mounted on a page reached without a reload. False on the server, and for
 * good in a component that took over the server's markup.
 */
export function useMountedInBrowser(): boolean {
  const isBrowser = useIsBrowser();
  const [mountedInBrowser] = useState(isBrowser);
  return mountedInBrowser;
}
