/**
 * Loader entry; plain CommonJS, because the bundler loads it. The work is done in
 * `node/demoLoader.ts`.
 */
const { loadFreshModule } = require('@docusaurus/utils');

const loader = loadFreshModule(require.resolve('./node/demoLoader.ts'));

module.exports = function demoLoader() {
  throw new Error('The demo loader answers in its pitch; it never sees file content.');
};

module.exports.pitch = function pitch() {
  const callback = this.async();
  loader
    .then(({ createDemoModule }) => createDemoModule(this))
    .then((code) => callback(null, code), callback);
};
