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

/** The language that the configuration was last read for. */
let lastLocale;

exports.createSiteLoader = (siteDir) => {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // The configuration is read anew for each language, and when it has changed. A build reads it for
  // no language before that, to learn which there are: none of its plugins has run by then.
  if (lastLocale !== undefined || locale === undefined) {
    for (const file of Object.keys(nodeRequire.cache)) {
      if (file.endsWith(EXTENSION)) delete nodeRequire.cache[file];
    }
  }
  lastLocale = locale;
  return {
    load: (file) => loadTypeScript(path.join(siteDir, file)),
    // Loaded when it is used: many commands read the configuration only.
    loadPlugin: (file) => {
      const load = () => loadTypeScript(path.join(siteDir, file));
      const named = (...parameters) => load().default(...parameters);
      return Object.defineProperties(named, {
        name: { value: file },
        validateOptions: { get: () => load().validateOptions },
      });
    },
  };
};
