/** What browsers send along when their user does not want to be tracked. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  /** Not in TypeScript's `Navigator`, as not all browsers have it. */
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser has already answered for its user, with no: Do Not Track or Global Privacy Control. */
export function isRefusedByBrowser(signals: PrivacySignals): boolean {
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}
