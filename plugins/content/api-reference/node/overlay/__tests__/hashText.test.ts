import { hashText } from '../overlay';

test.each([
  ['a text', 'a\nb', '7e18f737'],
  ['other line endings', 'a\r\nb', '7e18f737'],
  ['another text', 'a\nb ', '9d14d973'],
])('%s', (_, text, expected) => {
  expect(hashText(text)).toBe(expected);
});
