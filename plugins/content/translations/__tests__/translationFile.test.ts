import path from 'node:path';
import { createTranslationCheck, translationFile } from '../node/createTranslationCheck';

const PAGE = { productId: 'material-ui', versionName: 'current', pathname: '/x/' };
const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-material-ui';

test.each([
  ['@site/docs/material-ui/a/index.mdx', 'current', `${FOLDER}/current/a/index.mdx`],
  ['@site/material-ui_versioned_docs/version-v5/a.mdx', 'v5', `${FOLDER}/version-v5/a.mdx`],
  [`@site/${FOLDER}/current/a.mdx`, 'current', `${FOLDER}/current/a.mdx`],
  [
    '@site/i18n/pt/docusaurus-plugin-content-docs-material-ui/version-v5/a.mdx',
    'v5',
    `${FOLDER}/version-v5/a.mdx`,
  ],
])('%s', (source, versionName, expected) => {
  expect(translationFile({ ...PAGE, source, versionName }, 'zh')).toBe(expected);
});

describe('what is translated', () => {
  const isTranslated = createTranslationCheck(path.resolve(__dirname, '../../../..'), 'en');
  test.each([
    ['in English', '/material-ui/react-tabs/', 'en', true],
    ['a translated page', '/material-ui/react-button/', 'zh', true],
    ['a page in English only', '/joy-ui/react-button/', 'zh', false],
    ['an API page with its prose', '/material-ui/api/button/', 'zh', true],
    ['an API page without', '/material-ui/api/zoom/', 'zh', false],
    ['an API page of several members', '/base-ui/react-menu/components-api/', 'zh', false],
  ])('%s', (_what, pathname, locale, expected) => {
    const productId = pathname.split('/')[1] ?? '';
    const source = `@site/docs${pathname}index.mdx`;
    const page = { productId, versionName: 'current', pathname, source };
    expect(isTranslated(page, locale)).toBe(expected);
  });
});
