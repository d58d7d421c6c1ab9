import {
  DOCS_VERSIONS,
  findDocsVersion,
  findDocsVersionOfFile,
  toCurrentPath,
  toProductPath,
  toVersionPath,
  type DocsVersion,
} from '../docsVersions';

const v5 = DOCS_VERSIONS.find(({ name }) => name === 'v5') as DocsVersion;

test('every route and folder is of one version', () => {
  for (const field of ['route', 'docsPath', 'translatedPath'] as const) {
    const values = DOCS_VERSIONS.map((version) => version[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test.each([
  ['/material-ui/react-button/', 'material-ui current'],
  ['/material-ui/v5/react-button', 'material-ui v5'],
  ['/material-ui/v5', 'material-ui v5'],
  ['/material-ui/v55/react-button', 'material-ui current'],
  ['/x/react-charts/', 'x current'],
  ['/xylophone/', undefined],
  ['/', undefined],
])('%s is of %s', (pathname, expected) => {
  const found = findDocsVersion(pathname);
  expect(found && `${found.productId} ${found.name}`).toBe(expected);
});

test.each([
  ['docs/material-ui/react-button/index.mdx', 'material-ui current'],
  ['material-ui_versioned_docs/version-v5/react-button/index.mdx', 'material-ui v5'],
  ['i18n/zh/docusaurus-plugin-content-docs-x/current/a.mdx', 'x current'],
  ['i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/a.mdx', 'material-ui v5'],
  ['src/pages/index.tsx', undefined],
  ['i18n/zh/dictionary.json', undefined],
])('the file %s is of %s', (file, expected) => {
  const found = findDocsVersionOfFile(file);
  expect(found && `${found.productId} ${found.name}`).toBe(expected);
});

test.each([
  ['/material-ui/react-button', '/material-ui/v5/react-button'],
  ['/material-ui/react-button/#a', '/material-ui/v5/react-button/#a'],
  ['/material-ui', '/material-ui/v5'],
  ['/material-ui/v5/react-button', '/material-ui/v5/react-button'],
  ['/x/react-charts', '/x/react-charts'],
  ['https://mui.com/material-ui/', 'https://mui.com/material-ui/'],
])('%s is %s in an older version', (path, expected) => {
  expect(toVersionPath(path, v5)).toBe(expected);
});

test.each([
  ['/material-ui/v5/react-button?a#b', '/material-ui/react-button?a#b'],
  ['/material-ui/react-button', '/material-ui/react-button'],
])('%s is %s in the newest', (path, expected) => {
  expect(toCurrentPath(path, v5)).toBe(expected);
});

test('a path within the product', () => {
  expect(toProductPath('/material-ui/v5/react-button', v5)).toBe('/react-button');
});
