import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an attribute that is a string; `undefined` for another one, or without it. */
export function readString(element: JsxElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The code of an attribute that is an expression, e.g. `changes` of `changes={changes}`. */
export function readExpression(element: JsxElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'object' ? value?.value.trim() : undefined;
}
