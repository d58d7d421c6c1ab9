import type { ReactNode } from 'react';
import type { RouterLocation } from './location';
import type { Match } from './matchPath';
import { RouterContext, useRouterState, type RouterState } from './RouterContext';

interface RouteProps {
  /** What its children are to take for the place of the page. */
  readonly location?: RouterLocation;
  /** What the path of the route has in common with that; of the route around it if left out. */
  readonly match?: Match;
  readonly render: (state: RouterState) => ReactNode;
}

/** A route that matches; who looks for one that does is `renderRoutes`. */
export function Route({ render, ...place }: RouteProps) {
  const state = { ...useRouterState(), ...place };
  return <RouterContext.Provider value={state}>{render(state)}</RouterContext.Provider>;
}
