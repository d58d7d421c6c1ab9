import { isCommonChunk, isPageChunk } from '../pageChunks';

test.each([
  // As Docusaurus 3.10 names the chunks of `@theme/DocItem`, `DocRoot`, `DocsRoot`, `DocVersionRoot`.
  ['17896441', true, true],
  ['a94703ab', true, true],
  ['5e95c892', true, true],
  ['a7bd4aaa', true, true],
  ['main', false, true],
  // In development.
  ['content---docs-material-ui-react-button', true, true],
  ['__comp---theme-doc-item-178-a40', true, true],
  // Pages.
  ['1df93b7f', true, false],
  ['c4f5d8e41', true, false],
  ['demos-docs-material-ui-react-button', false, false],
  ['demo-library-joy', false, false],
  ['common', false, false],
  ['', false, false],
  [undefined, false, false],
  [null, false, false],
])('%s is a part of a page: %s, and of every documentation page: %s', (name, page, common) => {
  expect(isPageChunk({ name })).toBe(page);
  expect(isCommonChunk({ name })).toBe(common);
});
