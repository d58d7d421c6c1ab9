/** Returns tracking attributes for clicks on an ad. The nearest attributes around a link apply. */
export function clickEvent(label: string) {
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  };
}
