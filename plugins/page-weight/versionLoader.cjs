/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/versionModule.ts`. */
const path = require('node:path');
const { loadTypeScript } = require('../native-packages/loadTypeScript.cjs');

const { createVersionModule } = loadTypeScript(path.join(__dirname, 'node/versionModule'));

module.exports = function versionLoader(source) {
  return createVersionModule(this.resourcePath, source);
};
