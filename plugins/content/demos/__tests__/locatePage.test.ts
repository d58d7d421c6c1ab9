import { locatePage } from '../node/locatePage';

describe('locatePage', () => {
  test.each([
    ['docs/material-ui/react-button/index.mdx', 'material-ui', ['docs/material-ui/react-button']],
    ['docs/system/box.mdx', 'system', ['docs/system']],
    ['docs/joy-ui/getting-started/overview.mdx', 'joy-ui', ['docs/joy-ui/getting-started']],
    [
      'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx',
      'material-ui',
      [
        'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button',
        'docs/material-ui/react-button',
      ],
    ],
    [
      'i18n/pt/docusaurus-plugin-content-docs-x/current/charts.mdx',
      'x',
      ['i18n/pt/docusaurus-plugin-content-docs-x/current', 'docs/x'],
    ],
    [
      'material-ui_versioned_docs/version-v5/react-button/index.mdx',
      'material-ui',
      ['material-ui_versioned_docs/version-v5/react-button'],
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/react-button/index.mdx',
      'material-ui',
      [
        'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/react-button',
        'material-ui_versioned_docs/version-v5/react-button',
      ],
    ],
    ['src/pages/about.mdx', undefined, ['src/pages']],
    ['about.mdx', undefined, ['']],
  ])('%s', (page, product, folders) => {
    expect(locatePage(page)).toEqual({ product, folders });
  });
});
