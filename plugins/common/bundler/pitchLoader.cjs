const { loadFreshModule } = require('@docusaurus/utils');

/**
 * Returns a loader that answers in its pitch: with what `name` of the module `file` makes of the loader's
 * context. Plain CommonJS, because the bundler loads it.
 */
exports.pitchLoader = function pitchLoader(file, name) {
  const loaded = loadFreshModule(file);

  function loader() {
    throw new Error(`The loader of ${file} answers in its pitch; it never sees file content.`);
  }
  loader.pitch = function pitch() {
    const callback = this.async();
    loaded.then((module) => module[name](this)).then((code) => callback(null, code), callback);
  };
  return loader;
};
