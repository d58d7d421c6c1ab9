/* Prettier, for code in pages; `index.cjs` says why it is here. Loaded when there is such code. */
exports.prettier = require('prettier/standalone');
exports.prettierBabel = require('prettier/plugins/babel');
exports.prettierEstree = require('prettier/plugins/estree');
