/** What counts when a new worker has taken over a page. */
export interface PageState {
  /** When this tab was last reloaded for a new worker, in ms ago; `null` for never. */
  readonly lastReload: number | null;
  /** Whether the reader is in the middle of something: edits a field, or saves a product. */
  readonly isBusy: boolean;
  /** Whether the reader looks at this page, of all tabs and windows. */
  readonly isInFront: boolean;
}

/** Two reloads within that time, in ms, would be twice in a row. */
export const RELOAD_PAUSE = 60_000;

/** Whether to reload now, later, or not at all until the reader moves on. */
export function decideReload({ lastReload, isBusy, isInFront }: PageState): 'now' | 'later' | 'no' {
  if (lastReload !== null && lastReload < RELOAD_PAUSE) return 'no';
  return isBusy || !isInFront ? 'later' : 'now';
}
