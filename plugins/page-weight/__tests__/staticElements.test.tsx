/** @jest-environment jsdom */
import MDXComponents from '@theme/MDXComponents';
import { createElement, type FunctionComponent } from 'react';
import { renderInSite } from '../../../src/testing/renderInSite';
import { STATIC_ELEMENTS } from '../node/staticHtml';

const COMPONENTS = MDXComponents as Readonly<Record<string, FunctionComponent | undefined>>;

/** What an element has to be in, and to contain, to be valid. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  li: ['ul'],
  tbody: ['table'],
  td: ['table', 'tbody', 'tr'],
  th: ['table', 'tbody', 'tr'],
  thead: ['table'],
  tr: ['table', 'tbody'],
};
const WITHOUT_TEXT = new Set(['br', 'tbody', 'thead', 'tr']);

const wrap = (type: string | FunctionComponent, name: string) =>
  (AROUND[name] ?? []).reduceRight(
    (child, parent) => createElement(parent, null, child),
    createElement(type, null, ...(WITHOUT_TEXT.has(name) ? [] : ['Text'])),
  );

// Else a page would look different once its plain parts are HTML in one string.
test.each([...STATIC_ELEMENTS])('the theme shows a plain <%s> as it is', (name) => {
  const { innerHTML: shown } = renderInSite(wrap(COMPONENTS[name] ?? name, name)).container;
  const { innerHTML: plain } = renderInSite(wrap(name, name)).container;
  // Docusaurus' list items may have a class without a name.
  expect(shown.replaceAll(' class=""', '')).toBe(plain);
});
