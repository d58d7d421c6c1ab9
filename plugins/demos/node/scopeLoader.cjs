/** Entry for the bundler, which loads plain CommonJS; the work is done in `scopeModule.ts`. */
const path = require('node:path');
const { loadTypeScript } = require('../../native-packages/loadTypeScript.cjs');

const { createScopeModule } = loadTypeScript(path.join(__dirname, 'scopeModule'));

module.exports = function scopeLoader() {
  throw new Error('The scope loader answers in its pitch; it never sees file content.');
};

module.exports.pitch = function pitch() {
  const callback = this.async();
  createScopeModule(this).then((code) => callback(null, code), callback);
};
