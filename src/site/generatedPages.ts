/**
 * Front matter field of generated API pages. Its value is the page's pathname, without language and
 * trailing slash.
 */
export const GENERATED_FIELD = 'api_page';
