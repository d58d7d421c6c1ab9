/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/cssModuleLoader.ts`. */
const path = require('node:path');
const { loadTypeScript } = require('../native-packages/loadTypeScript.cjs');

const { createCssModule } = loadTypeScript(path.join(__dirname, 'node/cssModuleLoader'));

module.exports = function cssModuleLoader(source) {
  return createCssModule(this, source);
};
