import { useLocation } from '@docusaurus/router';
import { idOfHash } from './idOfHash';

/** The row that the page's address names. */
export interface LinkedRow {
  readonly id: string;
  /** Another one each time the address is followed. */
  readonly visit: string;
}

/** The anchor in the page's address. Not for what the server renders: it does not know it. */
export function useLinkedRow(): LinkedRow {
  const { hash, key = '' } = useLocation();
  return { id: idOfHash(hash), visit: key };
}
