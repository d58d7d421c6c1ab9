/* What reads HTML, which is needed at the end of a build only. See `index.cjs`. */
exports.rehypeParse = require('rehype-parse').default;
exports.rehypeRemark = require('rehype-remark').default;
