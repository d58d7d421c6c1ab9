import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NO_FILTER, parseFilter, toSearch, type ChangeFilter } from './changeFilter';

/** Delay in ms between the last change and the update of the URL. */
const WRITE_DELAY = 220;

/**
 * The filter in the URL, and its setter. Empty on the server and during hydration. The URL is
 * updated with a delay, because each update renders the whole site.
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
