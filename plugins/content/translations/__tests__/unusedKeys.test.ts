import { unusedKeys } from '../node/unusedKeys';

test.each([
  ['a call', ['nav.open'], ["t('nav.open')"], []],
  ['double quotes', ['nav.open'], ['t("nav.open")'], []],
  ['a key kept in data', ['nav.open'], ["const label = { key: 'nav.open' };"], []],
  ['any of the sources', ['nav.open'], ['', "t('nav.open')"], []],
  ['nowhere', ['nav.open', 'nav.close'], ["t('nav.close')"], ['nav.open']],
  ['a longer key does not count', ['nav.open'], ["t('nav.openAll')"], ['nav.open']],
  ['a template', ['nav.mode.dark', 'nav.x'], ['t(`nav.mode.${mode}`)'], ['nav.x']],
  ['a template with an end', ['nav.aTitle', 'nav.aText'], ['t(`nav.${a}Title`)'], ['nav.aText']],
  ['a template that names no group', ['nav.open'], ['`${a}.open`', '`${a}`'], ['nav.open']],
])('%s', (_, keys, sources, expected) => {
  expect(unusedKeys(keys, sources)).toEqual(expected);
});
