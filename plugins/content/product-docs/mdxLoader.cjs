/**
 * Docusaurus's MDX loader, with messages that begin with file and line (`node/toMdxError.ts`). Compiles a page
 * again when a file changes that it shows as code or in a keyboard table.
 */
const mdxLoader = require('@docusaurus/mdx-loader');
const { loadFreshModule } = require('@docusaurus/utils');
const path = require('node:path');

const messages = loadFreshModule(require.resolve('./node/toMdxError.ts'));
const tables = loadFreshModule(require.resolve('../keyboard-tables/node/index.ts'));
const code = loadFreshModule(require.resolve('../code-blocks/node/index.ts'));

module.exports = function mdxLoaderWithPlaces(source) {
  const callback = this.async();
  const answer = (error, result) => {
    if (!error) return callback(null, result);
    return messages.then(
      ({ toMdxError }) => callback(toMdxError(error, this.resourcePath, this.rootContext)),
      callback,
    );
  };
  Promise.all([tables, code]).then(([{ findTableFiles }, { findShownFiles }]) => {
    const page = path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/');
    for (const file of [...findTableFiles(source, page), ...findShownFiles(source, page)]) {
      this.addDependency(path.join(this.rootContext, file));
    }
    return mdxLoader.default.call(Object.create(this, { async: { value: () => answer } }), source);
  }, callback);
};
