/**
 * Marks a button that goes to the next colour mode. The boot script runs such buttons until React
 * does; React's handler must call `preventDefault()`, which tells the boot script to step aside.
 */
export const COLOR_MODE_TOGGLE_ATTRIBUTE = 'data-color-mode-toggle';
