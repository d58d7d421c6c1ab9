import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NO_FILTER, parseFilter, toSearch, type ChangeFilter } from './changeFilter';

/** How long after the last change the address says it, in milliseconds. */
const WRITE_DELAY = 220;

/**
 * The filter of the page's address, and how to set it. The server and the first render have none.
 * The address follows a little later: each change of it renders the whole site.
 */
export function useChangeFilter(): readonly [ChangeFilter, (filter: ChangeFilter) => void] {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const [filter, setFilter] = useState(NO_FILTER);
  const written = useRef('');
  const timer = useRef<number>();

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    window.clearTimeout(timer.current);
    setFilter(parseFilter(search));
  }, [search]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const update = useCallback(
    (next: ChangeFilter) => {
      setFilter(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const { location } = history;
        written.current = toSearch(location.search, next);
        if (written.current !== location.search) {
          history.replace({ ...location, search: written.current });
        }
      }, WRITE_DELAY);
    },
    [history],
  );
  return [filter, update];
}
