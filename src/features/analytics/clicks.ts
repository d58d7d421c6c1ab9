import {
  isInteraction,
  type EventCategory,
  type EventParams,
} from '@site/src/site/analyticsEvents';

type AnyInteraction = EventParams[EventCategory];

/** What a click is told as. */
export interface TrackedClick {
  readonly category: EventCategory;
  readonly params: AnyInteraction;
}

const CATEGORY = 'data-ga-event-category';

/**
 * What a click on `target` tells: the attributes of the nearest element with a category. Null where
 * there is none, where the catalogue lacks it (markup may come from outside), or where a split
 * smaller than the random draw drops it.
 */
export function trackedClick(
  target: EventTarget | null,
  random: () => number,
): TrackedClick | null {
  const element = target instanceof Element ? target.closest(`[${CATEGORY}]`) : null;
  if (!element) return null;
  const category = element.getAttribute(CATEGORY) ?? '';
  const eventAction = element.getAttribute('data-ga-event-action') ?? '';
  const eventLabel = element.getAttribute('data-ga-event-label');
  const split = Number.parseFloat(element.getAttribute('data-ga-event-split') ?? '');
  if (!isInteraction(category, eventAction) || split < random()) return null;
  // The catalogue has the action, and a label can be any text as far as the provider goes.
  const params = { eventAction, ...(eventLabel !== null && { eventLabel }) } as AnyInteraction;
  return { category, params };
}

/**
 * Tells `send` of the clicks on tracked elements, by one listener on the document; returns the way
 * to stop it. It looks before the page reacts to the click, which may remove what was clicked.
 */
export function listenForClicks(
  send: (category: EventCategory, params: AnyInteraction) => void,
  random: () => number = Math.random,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const click = trackedClick(target, random);
    if (click) send(click.category, click.params);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
