/**
 * A folder beside a page, such as `_app-router/`, with the application that a guide tells to write. It has its own
 * packages and settings, and is no part of the site.
 */
export const GUIDE_FOLDER = /\/_[^/]+\//;
