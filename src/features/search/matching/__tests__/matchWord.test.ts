import { matchMistyped, matchWord } from '../matchWord';

const mistyped = (term: string, word: string) => matchMistyped(term)(term, word);

it.each([
  ['the word itself', 'button', 'button', 'button', 'buttons'],
  ['several before beginnings', 'button', 'buttons', 'button', 'buttongroup'],
  ['long beginnings before short ones', 'auto', 'autosize', 'auto', 'autocomplete'],
  ['beginnings before insides', 'field', 'fieldset', 'field', 'textfield'],
  ['beginnings before errors', 'dial', 'dialog', 'dilaog', 'dialog'],
  ['few errors before many', 'autocmplete', 'autocomplete', 'autcmplete', 'autocomplete'],
])('%s', (_, term, word, worseTerm, worseWord) => {
  expect(mistyped(term, word)).toBeGreaterThan(mistyped(worseTerm, worseWord));
});

it.each([
  ['autocmplete', 'autocomplete'],
  ['autocomplte', 'autocomplete'],
  ['autcmplete', 'autocomplete'],
  ['autocmpl', 'autocomplete'],
  ['buton', 'button'],
  ['dilaog', 'dialog'],
  ['typografy', 'typography'],
  ['tabs', 'tab'],
])('%s may mean %s', (term, word) => {
  expect(mistyped(term, word)).toBeGreaterThan(0.3);
});

it.each([
  ['tab', 'tag'],
  ['sx', 'sy'],
  ['dialog', 'drawer'],
  ['button', 'bottom'],
  ['on', 'button'],
])('%s does not mean %s', (term, word) => {
  expect(mistyped(term, word)).toBe(0);
});

it('takes a word that the site knows for no error', () => {
  expect(matchWord('input', 'inputs')).toBeGreaterThan(0);
  expect(matchWord('buton', 'button')).toBe(0);
});

it.each([
  ['按钮', '按钮', 1],
  ['按钮', '按钮组', 0.9],
  ['按钮组件', '按钮', 0.6],
  ['钮', '按钮', 0.9],
])('%s in %s, which nothing sets apart, is %d', (term, word, value) => {
  expect(matchWord(term, word)).toBeCloseTo(value, 0);
});

it('does not find other Chinese words', () => {
  expect(matchWord('按钮', '日期选择器')).toBe(0);
});
