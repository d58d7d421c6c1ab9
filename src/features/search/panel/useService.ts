import type { SearchService } from '@site/src/site/services';
import { useEffect, useState } from 'react';
import type { ServiceQuery } from './service/algolia';
import type { TextSearch } from './useFullText';

const IDLE: TextSearch = { hits: [], status: 'idle' };

/** How long a reader pauses when they have typed what they look for, in ms. */
const PAUSE = 150;

/** What the search service finds; its code is loaded where one is configured. */
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
    // The query is the same for the same text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isOn, service, attempt]);

  return state;
}
