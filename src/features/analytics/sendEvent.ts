import type { EventCategory, EventParams } from '@site/src/site/analyticsEvents';

type Sender = <Category extends EventCategory>(
  category: Category,
  params: EventParams[Category],
) => void;

let sender: Sender | null = null;

/** Sets the function that forwards events to the provider after consent; null blocks them. */
export function setEventSender(next: Sender | null): void {
  sender = next;
}

/** Sends an interaction event. Does nothing without provider or consent. */
export const sendEvent: Sender = (category, params) => sender?.(category, params);
