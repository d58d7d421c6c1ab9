/**
 * Loader entry; plain CommonJS, because the bundler loads it. The work is done in `scopeModule.ts`.
 */
const { loadFreshModule } = require('@docusaurus/utils');

const loader = loadFreshModule(require.resolve('./scopeModule.ts'));

module.exports = function scopeLoader() {
  throw new Error('The scope loader answers in its pitch; it never sees file content.');
};

module.exports.pitch = function pitch() {
  const callback = this.async();
  loader
    .then(({ createScopeModule }) => createScopeModule(this))
    .then((code) => callback(null, code), callback);
};
