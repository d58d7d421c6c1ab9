import {
  isInteraction,
  type EventCategory,
  type EventParams,
} from '@site/src/site/analyticsEvents';

type AnyInteraction = EventParams[EventCategory];

/** The event of a click. */
export interface TrackedClick {
  readonly category: EventCategory;
  readonly params: AnyInteraction;
}

const CATEGORY = 'data-ga-event-category';

/**
 * Returns the event of a click on `target`, from the attributes of the nearest element with a
 * category. Null if there is none, if it is not declared (markup is untrusted), or if sampling
 * drops it.
 */
export function trackedClick(target: EventTarget | null): TrackedClick | null {
  const element = target instanceof Element ? target.closest(`[${CATEGORY}]`) : null;
  if (!element) return null;
  const category = element.getAttribute(CATEGORY) ?? '';
  const eventAction = element.getAttribute('data-ga-event-action') ?? '';
  const eventLabel = element.getAttribute('data-ga-event-label');
  const split = Number.parseFloat(element.getAttribute('data-ga-event-split') ?? '');
  if (!isInteraction(category, eventAction) || split < Math.random()) return null;
  // The action is declared, and the provider accepts any label.
  const params = { eventAction, ...(eventLabel !== null && { eventLabel }) } as AnyInteraction;
  return { category, params };
}

/**
 * Calls `send` for clicks on tracked elements, with one capturing listener on the document, because
 * handlers may remove the clicked element. Returns a function that removes the listener.
 */
export function listenForClicks(
  send: (category: EventCategory, params: AnyInteraction) => void,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const click = trackedClick(target);
    if (click) send(click.category, click.params);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
