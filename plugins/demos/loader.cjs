/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/demoLoader.ts`. */
const path = require('node:path');
const { loadTypeScript } = require('../native-packages/loadTypeScript.cjs');

const { createDemoModule } = loadTypeScript(path.join(__dirname, 'node/demoLoader'));

module.exports = function demoLoader() {
  throw new Error('The demo loader answers in its pitch; it never sees file content.');
};

module.exports.pitch = function pitch() {
  const callback = this.async();
  createDemoModule(this).then((code) => callback(null, code), callback);
};
