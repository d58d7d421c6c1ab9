/** State of a page whose worker was replaced. */
export interface PageState {
  /** Time in ms since this tab was last reloaded for a new worker; `null` for never. */
  readonly lastReload: number | null;
  /** Whether the reader is editing a field or saving a product. */
  readonly isBusy: boolean;
  /** Whether the page is visible and focused. */
  readonly isInFront: boolean;
}

/** Minimum time in ms between two reloads. */
export const RELOAD_PAUSE = 60_000;

/** Decides whether to reload now, later, or not at all. */
export function decideReload({ lastReload, isBusy, isInFront }: PageState): 'now' | 'later' | 'no' {
  if (lastReload !== null && lastReload < RELOAD_PAUSE) return 'no';
  return isBusy || !isInFront ? 'later' : 'now';
}
