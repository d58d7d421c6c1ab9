import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';
import { englishFileOf, foldersOfPage, listPages, translatedFileOf } from '../pageFiles';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs-material-ui';

describe('the translation of', () => {
  test.each([
    ['docs/material-ui/a/index.mdx', `${ZH}/current/a/index.mdx`],
    ['material-ui_versioned_docs/version-v5/a.mdx', `${ZH}/version-v5/a.mdx`],
  ])('%s', (english, translated) => {
    expect(translatedFileOf(english, 'zh')).toBe(translated);
    expect(englishFileOf(translated)).toBe(english);
  });

  test.each(['docs/gone/a.mdx', 'i18n/zh/dictionary.json'])('%s, which is no page', (file) => {
    expect(translatedFileOf(file, 'zh')).toBeUndefined();
    expect(englishFileOf(file)).toBeUndefined();
  });
});

describe('the folders of', () => {
  test.each([
    ['docs/material-ui/react-button/index.mdx', ['docs/material-ui/react-button']],
    ['docs/system/box.mdx', ['docs/system']],
    [
      `${ZH}/current/react-button/index.mdx`,
      [`${ZH}/current/react-button`, 'docs/material-ui/react-button'],
    ],
    [
      `${ZH}/version-v5/react-button/index.mdx`,
      [`${ZH}/version-v5/react-button`, 'material-ui_versioned_docs/version-v5/react-button'],
    ],
    ['src/pages/about.mdx', ['src/pages']],
  ])('%s', (page, folders) => {
    expect(foldersOfPage(page)).toEqual(folders);
  });
});

describe('the pages of a version', () => {
  const site = temporaryFolder('each');
  const version = DOCS_VERSIONS.find(({ docsPath }) => docsPath === 'docs/material-ui');

  test.each([
    ['en', 'docs/material-ui'],
    ['zh', `${ZH}/current`],
  ])('in %s', (locale, folder) => {
    site.write({
      [`${folder}/index.md`]: '',
      [`${folder}/a/index.mdx`]: '',
      [`${folder}/a/Demo.tsx`]: '',
      [`${folder}/a/_part.mdx`]: '',
      [`${folder}/_parts/b.mdx`]: '',
    });
    if (!version) throw new Error('Material UI has no docs.');
    const pages = listPages(site.path, version, locale);
    expect(pages.map(({ file, page, pathname }) => [file, page, pathname])).toEqual([
      [`${folder}/a/index.mdx`, 'a', '/material-ui/a'],
      [`${folder}/index.md`, '', '/material-ui'],
    ]);
    expect(listPages(site.path, version, 'pt')).toEqual([]);
  });
});
