/*
 * The site's own code in Node: loaded by Node's `require`, compiled by SWC, of which the bundler, loaded
 * by every command, has one. What Docusaurus loads its configuration and each plugin with (jiti) compiles
 * every file with Babel, which takes seconds in every fresh clone.
 */
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { experiments } = require('@rspack/core');
const sourceMaps = require('source-map-support');

// What loads this file may have given it a `require` of its own.
const nodeRequire = createRequire(__filename);
const EXTENSION = '.ts';

/** The source maps of the files that were compiled, as JSON. */
const maps = new Map();

function compile(filename) {
  try {
    return experiments.swc.transformSync(readFileSync(filename, 'utf8'), {
      filename,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
      sourceMaps: true,
    });
  } catch ({ message }) {
    throw new Error(`${filename} cannot be compiled:\n${message}`);
  }
}

nodeRequire.extensions[EXTENSION] = (module, filename) => {
  const { code, map } = compile(filename);
  maps.set(filename, map);
  module._compile(code, filename);
};

// An error names the line that was written, not the compiled one. All other files stay as they are.
sourceMaps.install({
  environment: 'node',
  handleUncaughtExceptions: false,
  // A file may be compiled again after an edit.
  emptyCacheBetweenOperations: true,
  overrideRetrieveSourceMap: true,
  retrieveSourceMap: (url) => (maps.has(url) ? { url, map: maps.get(url) } : null),
});

const loadTypeScript = (file) => nodeRequire(file);
exports.loadTypeScript = loadTypeScript;

exports.loadFreshTypeScript = (file) => {
  delete nodeRequire.cache[file + EXTENSION];
  return loadTypeScript(file);
};

/** The language that the configuration was last read for. */
let lastLocale;

exports.createSiteLoader = (configFile) => {
  const siteDir = path.dirname(configFile);
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // The configuration is read anew for each language, and when it has changed. A build reads it for
  // no language before that, to learn which there are: none of its plugins has run by then.
  if (lastLocale !== undefined || locale === undefined) {
    for (const file of Object.keys(nodeRequire.cache)) {
      if (file.endsWith(EXTENSION)) delete nodeRequire.cache[file];
    }
  }
  lastLocale = locale;
  // Docusaurus takes what it asks for to be read anew each time.
  delete nodeRequire.cache[configFile];
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
