import type { ComponentType, ReactNode } from 'react';
import { matchPath, type Match, type PathOptions } from './matchPath';
import { Route } from './Route';
import { useRouterState } from './RouterContext';

/** A route of the site's table. */
export interface RouteConfig extends PathOptions {
  readonly key?: string | number;
  readonly path?: string;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: readonly RouteConfig[];
}

export interface MatchedRoute {
  readonly route: RouteConfig;
  readonly match: Match;
}

/** What the site itself has in common with an address. */
export const rootMatch = (pathname: string): Match => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/** The first route that fits; one without a path fits as the route around it does. */
function findRoute(
  routes: readonly RouteConfig[],
  pathname: string,
  outer: Match,
): (MatchedRoute & { readonly index: number }) | undefined {
  for (const [index, route] of routes.entries()) {
    const match = route.path ? matchPath(pathname, route) : outer;
    if (match) return { route, match, index };
  }
  return undefined;
}

/** The routes that lead to an address, outer ones first. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): MatchedRoute[] {
  const branch: MatchedRoute[] = [];
  let level: readonly RouteConfig[] | undefined = routes;
  let outer = rootMatch(pathname);
  while (level) {
    const found = findRoute(level, pathname, outer);
    if (!found) break;
    const { route, match } = found;
    branch.push({ route, match });
    outer = match;
    level = route.routes;
  }
  return branch;
}

interface RoutesProps {
  readonly routes: readonly RouteConfig[];
  /** Of each route's component, besides where it is. */
  readonly extraProps: Readonly<Record<string, unknown>> | undefined;
}

function Routes({ routes, extraProps }: RoutesProps) {
  const { location, match: outer } = useRouterState();
  const found = findRoute(routes, location.pathname, outer);
  if (!found) return null;
  const { route, match, index } = found;
  const { component: Component } = route;
  return (
    <Route
      key={route.key ?? index}
      match={match}
      render={(state) => <Component {...state} {...extraProps} route={route} />}
    />
  );
}

/** The component of the first route that leads to the page's address. */
export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps?: Readonly<Record<string, unknown>>,
): ReactNode {
  return routes ? <Routes routes={routes} extraProps={extraProps} /> : null;
}
