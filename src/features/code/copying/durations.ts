/** Duration of the confirmation of copy buttons rendered by React, in ms (spec §4, §9). */
export const COPIED_MS = 1200;

/** Duration of the confirmation of static copy buttons, in ms (spec §4, §9). */
export const STATIC_COPIED_MS = 2000;
