import { createElement, Fragment, type ReactNode } from 'react';

/** Splits a text so that odd segments are `{placeholders}`. */
const PLACEHOLDER = /(\{\w+\})/;

function valueOf<Value>(
  segment: string,
  index: number,
  values: Readonly<Record<string, Value>>,
): Value | string {
  if (index % 2 === 0) {
    return segment;
  }
  const name = segment.slice(1, -1);
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined ? segment : value;
}

/** Replaces every `{name}` in `text` by `values.name`, numbers as `language` writes them; a name without value stays. */
export function interpolate(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language?: string,
): string {
  return text
    .split(PLACEHOLDER)
    .map((segment, index) => {
      const value = valueOf(segment, index, values);
      return typeof value === 'number' ? value.toLocaleString(language) : value;
    })
    .join('');
}

/**
 * Like `interpolate`, with React nodes as values, e.g. `Read {link}.`. Text is in elements, because
 * browser translators replace text nodes.
 */
export function interpolateNodes(
  text: string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return text
    .split(PLACEHOLDER)
    .map((segment, index) => valueOf<ReactNode>(segment, index, values))
    .filter((node) => node !== '')
    .map((node, index) =>
      createElement(typeof node === 'object' ? Fragment : 'span', { key: index }, node),
    );
}
