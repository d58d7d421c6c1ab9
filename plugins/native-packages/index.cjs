/*
 * Packages that are published as ES modules. What loads the configuration (jiti) would compile each
 * of their 500 files, which takes seconds in every fresh clone; Node loads them as they are, from a
 * file that is CommonJS.
 */
const { unified } = require('unified');

exports.toHtml = require('hast-util-to-html').toHtml;
exports.remarkDirective = require('remark-directive').default;
exports.remarkFrontmatter = require('remark-frontmatter').default;
exports.remarkGfm = require('remark-gfm').default;
exports.remarkMdx = require('remark-mdx').default;
exports.remarkParse = require('remark-parse').default;
exports.remarkStringify = require('remark-stringify').default;
// A function like others: `unified` itself has no `call`, which compiled code calls an import by.
exports.unified = () => unified();
exports.visit = require('unist-util-visit').visit;
exports.SKIP = require('unist-util-visit').SKIP;
