import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay in ms between the last change and the update of the URL. */
const WRITE_DELAY = 220;

/** How a state is written in the query of a URL. */
export interface AddressCodec<State> {
  /** On the server, during hydration, and without parameters. */
  readonly initial: State;
  /** Parses the query of any URL: unknown parameters and values are ignored. */
  readonly parse: (search: string) => State;
  /** Serializes to a query that keeps other parameters of `search`; may be empty. */
  readonly serialize: (search: string, state: State) => string;
}

/**
 * A state in the URL, and its setter. The URL is updated with a delay, because each update renders the
 * whole site. The codec has to be the same object at each render.
 */
export function useAddressState<State>({
  initial,
  parse,
  serialize,
}: AddressCodec<State>): readonly [State, (state: State) => void] {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const [state, setState] = useState(initial);
  const written = useRef('');
  const timer = useRef<number>();

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    window.clearTimeout(timer.current);
    setState(parse(search));
  }, [search, parse]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const update = useCallback(
    (next: State) => {
      setState(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const { location } = history;
        written.current = serialize(location.search, next);
        if (written.current !== location.search) {
          history.replace({ ...location, search: written.current });
        }
      }, WRITE_DELAY);
    },
    [history, serialize],
  );
  return [state, update];
}
