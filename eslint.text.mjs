/**
 * Text beside other children must be an element. Browser translators replace text nodes; React then
 * crashes when it removes one or inserts before it, and does not see its own changes.
 */

const TEXT_NAME = /(?:^|[a-z])(?:count|description|label|name|text|title|version)$/i;

const isString = (node) => typeof node.value === 'string';
const isBlank = (node) => isString(node) && node.value.trim() === '';

/** Whether an expression renders text, as far as its form and its name tell. */
function isText(node) {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return isString(node) && !isBlank(node);
    case 'CallExpression':
      return node.callee.name === 't';
    case 'Identifier':
      return TEXT_NAME.test(node.name);
    case 'MemberExpression':
      return !node.computed && isText(node.property);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    default:
      return false;
  }
}

const isRendered = (child) =>
  child.type === 'JSXExpressionContainer'
    ? child.expression.type !== 'JSXEmptyExpression' && !isBlank(child.expression)
    : !isBlank(child);

/**
 * The rule `site-text/beside-others`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textBesideOthers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'Put text that has siblings into an element: translators replace text nodes.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const rendered = children.filter(isRendered);
      if (rendered.length < 2) return;
      for (const child of rendered) {
        if (child.type === 'JSXExpressionContainer' && isText(child.expression)) {
          context.report({ node: child, messageId: 'wrap' });
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
