import { useEffect } from 'react';
import type { To } from './location';
import { useHistory } from './RouterContext';

interface RedirectProps {
  readonly to: To;
  /** Whether the reader can come back to where this is. */
  readonly push?: boolean;
}

/** Leads elsewhere. */
export function Redirect({ to, push = false }: RedirectProps) {
  const history = useHistory();
  // An object that says the same is the same.
  const target = JSON.stringify(to);
  useEffect(() => {
    history[push ? 'push' : 'replace'](JSON.parse(target) as To);
  }, [history, push, target]);
  return null;
}
