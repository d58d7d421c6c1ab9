/*
 * Plain JavaScript, because the loader of TypeScript plugins compiles `import()` to `require`, and
 * Pagefind is an ES module.
 */
exports.loadPagefind = () => import('pagefind');
