import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

/**
 * Whether the component was mounted by client-side navigation, so that there is no server markup.
 */
export function useMountedInBrowser(): boolean {
  // False only on the server and during hydration.
  const isBrowser = useIsBrowser();
  const [mountedInBrowser] = useState(isBrowser);
  return mountedInBrowser;
}
