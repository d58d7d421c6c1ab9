import type { Preference } from './preference';

/** Where the text of one preference is kept. Every operation is safe where the browser forbids it. */
export interface PreferenceStore {
  /** The text that was kept when the store was opened. */
  readonly initial: string | null;
  /** Keeps `text`, or for `null` drops what was kept. */
  readonly write: (text: string | null) => void;
}

/**
 * Opens the store of `preference`; from then on, for the life of the page, `receive` is called with
 * every text that another tab keeps there. Browser only.
 */
export type OpenPreferenceStore = <T>(
  preference: Preference<T>,
  receive: (text: string | null) => void,
) => PreferenceStore;
