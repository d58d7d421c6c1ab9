import { useEffect } from 'react';
import { installCopyListeners } from './installCopyListeners';

/** Installs the document's copy listeners while the component is mounted. */
export function useCopyListeners(): void {
  useEffect(installCopyListeners, []);
}
