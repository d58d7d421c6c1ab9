/** How long a copy button rendered by React says Copied, in ms (spec §4, §9). */
export const COPIED_MS = 1200;

/** How long the copy button of a block in a page says Copied, in ms (spec §4, §9). */
export const STATIC_COPIED_MS = 2000;
