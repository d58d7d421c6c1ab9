type MatchMedia = Window['matchMedia'];

/** What measures media queries in `container`; undefined for the page's own document. */
export function matchMediaIn(container: Document | undefined): MatchMedia | undefined {
  const view = container?.defaultView;
  return view ? (query) => view.matchMedia(query) : undefined;
}
