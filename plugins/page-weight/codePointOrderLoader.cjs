/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/codePointOrder.ts`. */
const path = require('node:path');
const { loadTypeScript } = require('../native-packages/loadTypeScript.cjs');

const { toCodePointOrder } = loadTypeScript(path.join(__dirname, 'node/codePointOrder'));

module.exports = function codePointOrderLoader(source) {
  return toCodePointOrder(source);
};
