/**
 * The field of front matter that marks a page that is generated from the packages' API; its value is
 * the page's pathname, without language and trailing slash.
 */
export const GENERATED_FIELD = 'api_page';
