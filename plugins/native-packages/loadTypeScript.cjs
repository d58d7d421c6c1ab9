/*
 * The site's own code in Node: loaded by Node's `require`, compiled by Sucrase. What Docusaurus loads
 * its configuration and each plugin with (jiti) compiles every file with Babel, which takes seconds in
 * every fresh clone.
 */
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { transform } = require('sucrase');

// What loads this file may have given it a `require` of its own.
const nodeRequire = createRequire(__filename);
const EXTENSION = '.ts';

nodeRequire.extensions[EXTENSION] = (module, filename) => {
  const { code } = transform(readFileSync(filename, 'utf8'), {
    transforms: ['imports', 'typescript'],
    filePath: filename,
  });
  module._compile(code, filename);
};

const loadTypeScript = (file) => nodeRequire(file);
exports.loadTypeScript = loadTypeScript;

exports.createSiteLoader = (siteDir) => {
  // The configuration is read anew for each language, and when it has changed.
  for (const file of Object.keys(nodeRequire.cache)) {
    if (file.endsWith(EXTENSION)) delete nodeRequire.cache[file];
  }
  return {
    load: (file) => loadTypeScript(path.join(siteDir, file)),
    loadPlugin: (file) => {
      const { default: plugin, validateOptions } = loadTypeScript(path.join(siteDir, file));
      const named = (...parameters) => plugin(...parameters);
      return Object.defineProperties(named, {
        name: { value: file },
        validateOptions: { value: validateOptions },
      });
    },
  };
};
