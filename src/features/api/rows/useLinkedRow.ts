import { useLocation } from '@docusaurus/router';
import { idOfHash } from '@site/src/site/idOfHash';

/** The row in the URL's hash. */
export interface LinkedRow {
  readonly id: string;
  /** Changes each time the link is followed. */
  readonly visit: string;
}

/** Returns the row in the URL's hash. Must not affect server markup, which is rendered without it. */
export function useLinkedRow(): LinkedRow {
  const { hash, key = '' } = useLocation();
  return { id: idOfHash(hash), visit: key };
}
