import { createTexts, findText } from '../texts';

const CHINESE = { props: { of: '{name} 属性', none: '' } };
const ENGLISH = { props: { of: 'Props', none: 'None', seen: '{x} seen' }, pages: { '/a.b': 'A' } };

it.each([
  ['of', { name: 'Button' }, 'Button 属性'],
  ['none', {}, 'None'],
  ['seen', {}, '{x} seen'],
])('%s', (key, values, text) => {
  expect(createTexts([CHINESE, ENGLISH], 'props')(key, values)).toBe(text);
});

it('names a missing text', () => {
  expect(() => createTexts([ENGLISH], 'props')('more')).toThrow(
    'i18n/en/dictionary.json: add the text "props.more".',
  );
});

it('finds names with dots', () => {
  expect(findText([CHINESE, ENGLISH], ['pages', '/a.b'])).toBe('A');
});
