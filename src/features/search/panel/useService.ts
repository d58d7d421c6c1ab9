import type { SearchService } from '@site/src/site/services';
import { useEffect, useState } from 'react';
import type { ServiceQuery } from './service/algolia';
import type { TextSearch } from './useFullText';

const IDLE: TextSearch = { hits: [], status: 'idle' };

/** Debounce delay in ms. */
const PAUSE = 150;

/** Results of the configured search service; its code loads on demand. */
export function useService(
  service: SearchService | null,
  asked: ServiceQuery,
  attempt: number,
): TextSearch {
  const [state, setState] = useState<TextSearch>(IDLE);
  const isOn = service !== null && asked.query.trim() !== '';
  const key = JSON.stringify(asked);

  useEffect(() => {
    if (!isOn) {
      setState(IDLE);
      return undefined;
    }
    const abort = new AbortController();
    setState(({ hits }) => ({ hits, status: 'searching' }));
    const timer = setTimeout(() => {
      import('./service/algolia')
        .then(({ askService }) => askService(service, asked, fetch, abort.signal))
        .then(
          (hits) => !abort.signal.aborted && setState({ hits, status: 'done' }),
          () => !abort.signal.aborted && setState({ hits: [], status: 'failed' }),
        );
    }, PAUSE);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
    // Equal keys mean equal queries.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isOn, service, attempt]);

  return state;
}
