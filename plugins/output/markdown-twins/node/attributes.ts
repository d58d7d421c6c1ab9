import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the value of a string attribute; `undefined` if it is absent or an expression. */
export function readString(element: JsxElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the source of an expression attribute, e.g. `changes` for `changes={changes}`. */
export function readExpression(element: JsxElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'object' ? value?.value.trim() : undefined;
}
