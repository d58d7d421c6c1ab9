import type { ErrorCodes } from '@site/plugins/content/error-codes/contract';
import { useEffect, useState } from 'react';

export type ErrorCodesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly codes: ErrorCodes };

/** Loads the messages in the browser; the state is loading on the server and during hydration. */
export function useErrorCodes(load: () => Promise<ErrorCodes>): ErrorCodesState {
  const [state, setState] = useState<ErrorCodesState>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    load().then(
      (codes) => current && setState({ status: 'loaded', codes }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [load]);

  return state;
}
