/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/codePointOrder.ts`. */
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

module.exports = function codePointOrderLoader(source) {
  const callback = this.async();
  jiti
    .import('./node/codePointOrder')
    .then(({ toCodePointOrder }) => callback(null, toCodePointOrder(source)), callback);
};
