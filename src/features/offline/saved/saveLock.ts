/** The lock that keeps tabs from saving products at the same time. */
export const SAVE_LOCK = 'offline-save';
