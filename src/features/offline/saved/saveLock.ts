/** Web lock that prevents tabs from saving products concurrently. */
export const SAVE_LOCK = 'offline-save';
