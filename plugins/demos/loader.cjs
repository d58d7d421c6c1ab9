/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/demoLoader.ts`. */
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

module.exports = function demoLoader() {
  throw new Error('The demo loader answers in its pitch; it never sees file content.');
};

module.exports.pitch = function pitch() {
  const callback = this.async();
  jiti
    .import('./node/demoLoader')
    .then(({ createDemoModule }) => createDemoModule(this))
    .then((code) => callback(null, code), callback);
};
