import type { RouteConfig } from '@docusaurus/types';

/**
 * A route and its subroutes, whose version has an empty list of docs. Docusaurus sends the title and
 * description of every page of a version along with its sidebar, 18 bytes (brotli) per page for
 * every reader. Only `DocCardList` reads them, which pages here do not use.
 */
export function withoutDocsMetadata(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'];
  return {
    ...route,
    ...(typeof version === 'object' &&
      version !== null && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutDocsMetadata) }),
  };
}
