import type { EventAction, EventCategory, EventLabel } from '@site/src/site/analyticsEvents';

export type ClickAttributes = Readonly<Record<`data-${string}`, string>>;

/**
 * The attributes of an element whose clicks are told to analytics; those of the nearest element
 * count. `split` is the share of the clicks that is sent, all without it.
 */
export function trackClick<Category extends EventCategory>(
  category: Category,
  action: EventAction<Category>,
  label?: EventLabel<Category>,
  split?: number,
): ClickAttributes {
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    ...(label !== undefined && { 'data-ga-event-label': `${label}` }),
    ...(split !== undefined && { 'data-ga-event-split': String(split) }),
  };
}
