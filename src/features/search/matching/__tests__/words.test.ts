import { isCjk, splitParts, splitWords, squash } from '../words';

it.each([
  ['Text Field', ['text', 'field']],
  ['TextField', ['textfield']],
  ['<Button />', ['button']],
  ['.MuiButton-root', ['muibutton', 'root']],
  ['Next.js', ['next', 'js']],
  ['Ação', ['acao']],
  ['ＴＡＢＳ', ['tabs']],
  ['按钮组件', ['按钮组件']],
  ['按钮 button', ['按钮', 'button']],
  ['按钮button属性', ['按钮', 'button', '属性']],
  ['', []],
  ['?!', []],
])('the words of "%s"', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it.each([
  ['TextField', ['text', 'field']],
  ['scrollButtons', ['scroll', 'buttons']],
  ['SVGIcon', ['svg', 'icon']],
  ['useMediaQuery', ['use', 'media', 'query']],
  ['MuiButton-root', ['mui', 'button', 'root']],
  ['Text Field', ['text', 'field']],
])('the parts of "%s"', (text, parts) => {
  expect(splitParts(text)).toEqual(parts);
});

it.each([
  ['Text Field', 'textfield'],
  ['TextField', 'textfield'],
  ['text-field', 'textfield'],
])('"%s" in one', (text, whole) => {
  expect(squash(text)).toBe(whole);
});

it('knows scripts without spaces', () => {
  expect(['按钮', 'ボタン', '버튼', 'button'].map(isCjk)).toEqual([true, true, true, false]);
});
