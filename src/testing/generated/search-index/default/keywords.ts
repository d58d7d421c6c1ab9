/** Stands in for `the keywords of pages` in tests. */
const keywords: Readonly<Record<string, string>> = {
  '/radio/': 'one of several options',
  '/snackbar/': 'toast',
  '/switch/': 'toggle, on and off',
};

export default keywords;
