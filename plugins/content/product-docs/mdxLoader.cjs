/** Docusaurus's MDX loader, with messages that begin with file and line (`node/toMdxError.ts`). */
const mdxLoader = require('@docusaurus/mdx-loader');
const { loadFreshModule } = require('@docusaurus/utils');

const messages = loadFreshModule(require.resolve('./node/toMdxError.ts'));

module.exports = function mdxLoaderWithPlaces(source) {
  const callback = this.async();
  const answer = (error, result) => {
    if (!error) return callback(null, result);
    return messages.then(
      ({ toMdxError }) => callback(toMdxError(error, this.resourcePath, this.rootContext)),
      callback,
    );
  };
  return mdxLoader.default.call(Object.create(this, { async: { value: () => answer } }), source);
};
