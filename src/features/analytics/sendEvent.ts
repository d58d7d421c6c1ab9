import type { EventCategory, EventParams } from '@site/src/site/analyticsEvents';

type Sender = <Category extends EventCategory>(
  category: Category,
  params: EventParams[Category],
) => void;

let sender: Sender | null = null;

/** Names who passes events on to the provider, once the reader has agreed; null when nobody may. */
export function setEventSender(next: Sender | null): void {
  sender = next;
}

/** Tells analytics of an interaction. Does nothing where none is configured or the reader has not agreed. */
export const sendEvent: Sender = (category, params) => sender?.(category, params);
