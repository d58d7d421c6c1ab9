type MatchMedia = Window['matchMedia'];

/** Returns `matchMedia` of `container`; undefined for the page's own document. */
export function matchMediaIn(container: Document | undefined): MatchMedia | undefined {
  const view = container?.defaultView;
  return view ? (query) => view.matchMedia(query) : undefined;
}
