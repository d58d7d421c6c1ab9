import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/**
 * Returns a route and its subroutes, whose version has an empty list of docs. Docusaurus sends the
 * title and description of every page of a version along with its sidebar, 18 bytes (brotli) per page
 * for every reader. Only `DocCardList` reads them, which pages here do not use.
 */
export function trimVersionMetadata(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(trimVersionMetadata) }),
  };
}
