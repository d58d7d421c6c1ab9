/**
 * Groups of the dictionaries that are read while building and never reach the browser: `pages`
 * holds the navigation's labels by pathname, so its keys may contain any character, and `apiPages`
 * the titles and headings of the generated API pages, `versionNotice` what pages of older versions
 * say, and `markdownPages` the words of pages' Markdown.
 */
export const BUILD_TIME_GROUPS: readonly string[] = [
  'pages',
  'apiPages',
  'versionNotice',
  'markdownPages',
];
