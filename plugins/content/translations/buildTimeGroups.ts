/**
 * Dictionary groups that are only used at build time: `pages` has the navigation's labels by
 * pathname (its keys may contain any character), `apiPages` the titles and headings of API pages,
 * `versionNotice` and `translationNotice` the notices on pages of older versions and about
 * translations, `pageFacts` the facts at the head of pages,
 * `markdownPages` the texts of Markdown twins, and `keyboardTables` the headings of keyboard and
 * role tables.
 */
export const BUILD_TIME_GROUPS: readonly string[] = [
  'pages',
  'apiPages',
  'versionNotice',
  'translationNotice',
  'pageFacts',
  'markdownPages',
  'keyboardTables',
];
