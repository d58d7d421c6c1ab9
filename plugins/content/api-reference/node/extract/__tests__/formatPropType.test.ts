import ts from 'typescript';
import { formatPropType, isRequired } from '../formatPropType';

function parse(expression: string): ts.Expression {
  const source = ts.createSourceFile('a.js', `(${expression})`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isExpressionStatement(statement)) {
    throw new Error(`No expression: ${expression}`);
  }
  return statement.expression;
}

test.each([
  ['PropTypes.bool', 'bool'],
  ['PropTypes.node.isRequired', 'node'],
  ['PropTypes /* @typescript-to-proptypes-ignore */.any', 'any'],
  ["PropTypes.oneOf(['small', 'large'])", "'large' | 'small'"],
  ["PropTypes.oneOf(['auto', false, true])", "'auto' | false | true"],
  ['PropTypes.oneOf([0, 1])', '0 | 1'],
  ["PropTypes.oneOfType([PropTypes.oneOf(['b', 'a']), PropTypes.string])", "'a' | 'b' | string"],
  ['PropTypes.oneOfType([PropTypes.string, PropTypes.func])', 'func | string'],
  [
    'PropTypes.oneOfType([PropTypes.shape({ a: PropTypes.any }), PropTypes.func])',
    'func | { a?: any }',
  ],
  ["PropTypes.oneOf(['wrap', 'wrap-reverse', 'wrap'])", "'wrap-reverse' | 'wrap'"],
  ['PropTypes.array', 'array'],
  ['PropTypes.arrayOf(PropTypes.string.isRequired)', 'Array<string>'],
  [
    'PropTypes.arrayOf(PropTypes.oneOfType([PropTypes.number, PropTypes.bool]))',
    'Array<number | bool>',
  ],
  [
    "PropTypes.shape({ a: PropTypes.string, 'b-c': PropTypes.func.isRequired })",
    '{ a?: string, b-c: func }',
  ],
  [
    'PropTypes.shape({ current: PropTypes.shape({ focus: PropTypes.func.isRequired }) })',
    '{ current?: { focus: func } }',
  ],
  ['PropTypes.instanceOf(Date)', 'Date'],
  ['PropTypes.objectOf(PropTypes.any)', 'objectOf'],
  ['integerPropType.isRequired', 'integer'],
  ['refType', 'ref'],
  ['elementTypeAcceptingRef', 'element type'],
  ['elementAcceptingRef.isRequired', 'element'],
  ['PropTypes.oneOfType([HTMLElementType, PropTypes.func])', 'func | HTML element'],
  ['unsupportedProp', 'unsupportedProp'],
  ['() => null', 'any'],
  ['chainPropTypes(PropTypes.number.isRequired, props => null)', 'number'],
  ["deprecatedPropType(PropTypes.string, 'Use another.')", 'string'],
  [
    'PropTypes.oneOfType([PropTypes.arrayOf(PropTypes.oneOfType([PropTypes.func, PropTypes.object, PropTypes.bool])), PropTypes.func, PropTypes.object])',
    'Array<func | object | bool> | func | object',
  ],
])('%s is written as %s', (expression, text) => {
  expect(formatPropType(parse(expression))).toBe(text);
});

test.each([
  ['PropTypes.bool', false],
  ['PropTypes.bool.isRequired', true],
  ['integerPropType.isRequired', true],
  ['chainPropTypes(PropTypes.node.isRequired, props => null)', true],
  ['chainPropTypes(PropTypes.node, props => null)', false],
  ['PropTypes.arrayOf(PropTypes.node.isRequired)', false],
  ['PropTypes.shape({ a: PropTypes.node.isRequired })', false],
])('whether %s is required: %s', (expression, required) => {
  expect(isRequired(parse(expression))).toBe(required);
});
