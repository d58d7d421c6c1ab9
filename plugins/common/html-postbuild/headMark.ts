/**
 * Marks the tags that the build writes into a page's head and that no component renders: they count
 * for the page that the reader opened and go when another one is shown.
 */
export const HEAD_MARK = 'data-page-head';
