/** What marks, for the style sheet, a button whose click is kept until React has taken over. */
export const KEPT_CLICK_ATTRIBUTE = 'data-kept-click';
