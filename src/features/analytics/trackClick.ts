import type { EventAction, EventCategory, EventLabel } from '@site/src/site/analyticsEvents';

export type ClickAttributes = Readonly<Record<`data-${string}`, string>>;

/**
 * Returns attributes that track clicks on an element; those of the nearest element apply. `split`
 * is the share of clicks to send, by default all.
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
