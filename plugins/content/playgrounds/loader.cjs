/**
 * Loader entry; plain CommonJS, because the bundler loads it. The work is done in
 * `node/playgroundLoader.ts`.
 */
const { loadFreshModule } = require('@docusaurus/utils');

const loader = loadFreshModule(require.resolve('./node/playgroundLoader.ts'));

module.exports = function playgroundLoader() {
  throw new Error('The playground loader answers in its pitch; it never sees file content.');
};

module.exports.pitch = function pitch() {
  const callback = this.async();
  loader
    .then(({ createPlaygroundModule }) => createPlaygroundModule(this))
    .then((code) => callback(null, code), callback);
};
