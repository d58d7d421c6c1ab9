/**
 * Attribute of buttons that select the next colour mode. The boot script handles them until
 * hydration; React's handler must call `preventDefault()`, which tells the boot script to ignore
 * the event.
 */
export const COLOR_MODE_TOGGLE_ATTRIBUTE = 'data-color-mode-toggle';
