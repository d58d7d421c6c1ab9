/**
 * Docusaurus's MDX loader, with messages that begin with file and line (`node/toMdxError.ts`). Compiles a page
 * again when a file of its keyboard tables changes.
 */
const mdxLoader = require('@docusaurus/mdx-loader');
const { loadFreshModule } = require('@docusaurus/utils');
const path = require('node:path');

const messages = loadFreshModule(require.resolve('./node/toMdxError.ts'));
const tables = loadFreshModule(require.resolve('../keyboard-tables/node/index.ts'));

module.exports = function mdxLoaderWithPlaces(source) {
  const callback = this.async();
  const answer = (error, result) => {
    if (!error) return callback(null, result);
    return messages.then(
      ({ toMdxError }) => callback(toMdxError(error, this.resourcePath, this.rootContext)),
      callback,
    );
  };
  tables.then(({ findTableFiles }) => {
    const page = path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/');
    for (const file of findTableFiles(source, page)) {
      this.addDependency(path.join(this.rootContext, file));
    }
    return mdxLoader.default.call(Object.create(this, { async: { value: () => answer } }), source);
  }, callback);
};
