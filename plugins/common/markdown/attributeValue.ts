import type { Program } from 'estree-jsx';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

export type Constant = string | number | boolean;

/** The value of an expression that is one string, number or boolean; `undefined` for any other. */
export function constantOf(program: Program | null | undefined): Constant | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  const value = expression.type === 'Literal' ? expression.value : undefined;
  return typeof value === 'object' || typeof value === 'bigint' ? undefined : value;
}

/** The value of an attribute; `undefined` if it is only known at run time. */
export function attributeValue({ value }: MdxJsxAttribute): Constant | undefined {
  if (typeof value === 'string') return value;
  return value ? constantOf(value.data?.estree) : true;
}
