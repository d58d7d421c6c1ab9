/** The attributes by which analytics tells a click on an ad; the nearest ones around a link count. */
export function clickEvent(label: string) {
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  };
}
