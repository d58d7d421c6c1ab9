/*
 * Plain JavaScript: what loads the site's plugins compiles `import()` in TypeScript to `require`, which
 * pagefind, an ES module, does not have.
 */
exports.loadPagefind = () => import('pagefind');
