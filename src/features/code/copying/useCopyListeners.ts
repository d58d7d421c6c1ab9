import { useEffect } from 'react';
import { installCopyListeners } from './installCopyListeners';

/** Keeps the document's copy listeners installed while the component is mounted. */
export function useCopyListeners(): void {
  useEffect(installCopyListeners, []);
}
