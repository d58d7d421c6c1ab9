import type { Preference } from './preference';

/** Store of one preference. No operation throws where the browser blocks storage. */
export interface PreferenceStore {
  /** Text at the time of opening. */
  readonly initial: string | null;
  /** Stores `text`; `null` deletes it. */
  readonly write: (text: string | null) => void;
}

/**
 * Opens the store of `preference`. For the rest of the page's life, `receive` is called with every
 * text that another tab stores. Browser only.
 */
export type OpenPreferenceStore = <T>(
  preference: Preference<T>,
  receive: (text: string | null) => void,
) => PreferenceStore;
