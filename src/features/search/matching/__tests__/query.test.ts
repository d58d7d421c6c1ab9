import { parseQuery, splitAtMatches } from '../query';

const required = (typed: string) =>
  parseQuery(typed)
    .terms.filter(({ isOptional }) => !isOptional)
    .map(({ text }) => text);

it.each([
  ['button variant', ['button', 'variant']],
  ['  Button   VARIANT ', ['button', 'variant']],
  ['the button', ['button']],
  ['button color prop', ['button', 'color']],
  ['how to use tabs in react', ['use', 'tabs']],
  ['api', ['api']],
  ['the', ['the']],
  ['button button', ['button']],
  ['constructor', ['constructor']],
  ['', []],
])('"%s" asks for %j', (typed, terms) => {
  expect(required(typed)).toEqual(terms);
});

it.each([
  ['button api', ['api']],
  ['button props', ['prop']],
  ['button css class', ['class']],
  ['toString', []],
])('"%s" hints at %j', (typed, hints) => {
  expect([...parseQuery(typed).hints]).toEqual(hints);
});

it('looks at the beginning of what is too long', () => {
  const { terms } = parseQuery(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '));
  expect(terms).toHaveLength(8);
});

it.each([
  ['Button', 'button', ['Button']],
  ['Text Field', 'field text', ['Text', 'Field']],
  ['scrollButtons', 'scroll buttons', ['scrollButtons']],
  ['Button', 'tabs', []],
  ['Accordion', 'a', []],
  ['按钮组', '按钮', ['按钮']],
  ['a+b (c)', '(c', []],
  ['İstanbul', 'istanbul', []],
])('in "%s" the matches of "%s" are %j', (text, typed, expected) => {
  const segments = splitAtMatches(text, typed);
  expect(segments.flatMap((segment) => (segment.isMatch ? segment.text : []))).toEqual(expected);
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
});
