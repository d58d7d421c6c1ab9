/** Duration of the confirmation of copy buttons rendered by React, in ms. */
export const COPIED_MS = 1200;

/** Duration of the confirmation of static copy buttons, in ms. */
export const STATIC_COPIED_MS = 2000;
