import { changedPages } from '../changedPages';

const PAGES = [
  '/',
  '/versions/',
  '/material-ui/react-button/',
  '/material-ui/getting-started/',
  '/material-ui/v5/react-button/',
  '/zh/material-ui/react-button/',
  '/toolpad/core/react-app-provider/',
];

test.each([
  ['a page', 'docs/material-ui/react-button/index.mdx', ['/material-ui/react-button/']],
  ['a page without a folder', 'docs/material-ui/react-button.mdx', ['/material-ui/react-button/']],
  ['a demo', 'docs/material-ui/react-button/BasicButtons.tsx', ['/material-ui/react-button/']],
  ['a demo in a folder', 'docs/material-ui/react-button/css/A.tsx', ['/material-ui/react-button/']],
  [
    'a page of a product below another folder',
    'docs/toolpad/core/react-app-provider/index.mdx',
    ['/toolpad/core/react-app-provider/'],
  ],
  [
    'an older version',
    'material-ui_versioned_docs/version-v5/react-button/A.tsx',
    ['/material-ui/v5/react-button/'],
  ],
  [
    'a translation',
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx',
    ['/zh/material-ui/react-button/'],
  ],
  ['the home page', 'src/pages/index.tsx', ['/']],
  ['a page of the site', 'src/pages/versions.tsx', ['/versions/']],
  ['a page that is gone', 'docs/material-ui/react-gone/index.mdx', []],
  ['code', 'src/features/demo/Demo/Demo.tsx', []],
])('%s', (_name, file, pages) => {
  expect(changedPages([file], PAGES)).toEqual(pages);
});
