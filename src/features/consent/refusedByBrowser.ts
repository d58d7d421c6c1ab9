/** Tracking preferences that browsers expose. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  /** Missing in TypeScript's `Navigator`, because not all browsers support it. */
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser refuses tracking: Do Not Track or Global Privacy Control. */
export function isRefusedByBrowser(signals: PrivacySignals): boolean {
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}
