import type { Expression, Program } from 'estree-jsx';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parseFenceMeta, type FenceMeta } from './parseFenceMeta';

/** What a `<CodeBlock>` of a page shows. */
interface ConstantCodeBlock {
  readonly code: string;
  readonly language: string;
  readonly meta: FenceMeta;
}

/** The value of an expression that is one string, number or boolean; `undefined` for any other. */
function constantOf(program: Program | null | undefined): string | number | boolean | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const expression = statement.expression as Expression;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  const value = expression.type === 'Literal' ? expression.value : undefined;
  return typeof value === 'object' || typeof value === 'bigint' ? undefined : value;
}

function attributeValue({ value }: MdxJsxAttribute) {
  if (typeof value === 'string') return value;
  return value ? constantOf(value.data?.estree) : true;
}

/**
 * Reads `<CodeBlock language="jsx" title="…" showLineNumbers metastring="{1}">{`…`}</CodeBlock>`. Returns
 * `undefined` if an attribute or the text is only known at run time.
 */
export function constantCodeBlock({
  attributes,
  children,
}: MdxJsxFlowElement | MdxJsxTextElement): ConstantCodeBlock | undefined {
  const [child, ...others] = children.filter(({ type }) => type !== ('text' as string));
  if (others.length > 0 || !child) return undefined;
  const isExpression = child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression';
  const code = isExpression ? constantOf(child.data?.estree) : undefined;
  const values = new Map<string, string | number | boolean>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const value = attributeValue(attribute);
    if (value === undefined) return undefined;
    values.set(attribute.name, value);
  }
  if (typeof code !== 'string' || values.has('html')) return undefined;
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const meta = parseFenceMeta(text('metastring'));
  const numbers = values.get('showLineNumbers');
  const title = text('title') ?? meta.title;
  return {
    code: code.replace(/^\n|\n\s*$/g, ''),
    language: text('language') ?? /(?:^|\s)language-(\S+)/.exec(text('className') ?? '')?.[1] ?? '',
    meta: {
      ...meta,
      ...(title !== undefined && { title }),
      ...(typeof numbers === 'number' && { firstLine: numbers }),
      showLineNumbers:
        meta.showLineNumbers || (numbers !== undefined && numbers !== false && numbers !== 'false'),
    },
  };
}
