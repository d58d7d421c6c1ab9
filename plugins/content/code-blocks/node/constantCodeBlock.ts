import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeValue, constantOf, type Constant } from '../../../common/markdown/attributeValue';
import { parseFenceMeta, type FenceMeta } from './parseFenceMeta';

/** What a `<CodeBlock>` of a page shows. */
interface ConstantCodeBlock {
  readonly code: string;
  readonly language: string;
  readonly meta: FenceMeta;
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
  const values = new Map<string, Constant>();
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
