import { overlayFile, parseOverlayFile } from '../overlay';

test('a file has the name of its component', () => {
  expect(overlayFile('zh', 'x/data-grid/data-grid')).toBe('i18n/zh/api/x/data-grid/data-grid.json');
});

test.each([
  ['i18n/zh/api/material-ui/button.json', { locale: 'zh', id: 'material-ui/button' }],
  ['i18n/zh/api/button.json', { locale: 'zh', id: 'button' }],
  ['i18n/zh/dictionary.json', undefined],
  ['i18n/zh/api/material-ui/button.mdx', undefined],
  ['docs/i18n/zh/api/material-ui/button.json', undefined],
])('%s', (file, expected) => {
  expect(parseOverlayFile(file)).toEqual(expected);
});
