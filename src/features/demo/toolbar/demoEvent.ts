import { trackClick } from '@site/src/features/analytics';
import type { EventAction } from '@site/src/site/analyticsEvents';

/** Returns tracking attributes of a toolbar control; `label` is the demo's path in `docs`. */
export function demoEvent(action: EventAction<'demo'>, label: string) {
  return trackClick('demo', action, label);
}
