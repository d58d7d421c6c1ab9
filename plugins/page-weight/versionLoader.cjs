/** Entry for the bundler, which loads plain CommonJS; the work is done in `node/versionModule.ts`. */
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

module.exports = function versionLoader(source) {
  const callback = this.async();
  jiti
    .import('./node/versionModule')
    .then(({ createVersionModule }) => createVersionModule(this.resourcePath, source))
    .then((code) => callback(null, code), callback);
};
