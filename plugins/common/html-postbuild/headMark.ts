/**
 * Attribute of head tags that the build writes and no component renders. They describe the page
 * that was loaded and are removed on client-side navigation.
 */
export const HEAD_MARK = 'data-page-head';
