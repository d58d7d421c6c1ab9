import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns the query and hash of the address, which links to the same page in another version,
 * product or language keep. Empty before hydration: the server does not know them.
 */
export function usePlaceOnPage(): string {
  const { search, hash } = useLocation();
  return useIsBrowser() ? search + hash : '';
}
