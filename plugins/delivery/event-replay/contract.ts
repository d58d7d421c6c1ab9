/** Attribute of a button whose click will be replayed after hydration, for the style sheet. */
export const KEPT_CLICK_ATTRIBUTE = 'data-kept-click';
