import { createContext, useContext } from 'react';
import type { BrowserHistory } from './browserHistory';
import type { RouterLocation } from './location';
import type { Match } from './matchPath';

/** Where a part of the page is. */
export interface RouterState {
  readonly history: BrowserHistory;
  readonly location: RouterLocation;
  /** Of the innermost route. */
  readonly match: Match;
}

export const RouterContext = createContext<RouterState | null>(null);

/** On its own, since it stays the same: who only navigates is not rendered anew. */
export const HistoryContext = createContext<BrowserHistory | null>(null);

function inRouter<State>(state: State | null): State {
  if (!state) throw new Error('There is no router around this component.');
  return state;
}

/** Where this part of the page is. */
export const useRouterState = (): RouterState => inRouter(useContext(RouterContext));

/** The history of this tab. */
export const useHistory = (): BrowserHistory => inRouter(useContext(HistoryContext));

/** The place that this part of the page shows. */
export const useLocation = (): RouterLocation => useRouterState().location;
