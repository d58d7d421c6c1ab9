/** What a control of a demo's toolbar tells analytics; `label` is the demo's path in `docs`. */
export function demoEvent(action: string, label: string) {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': label,
  };
}
