import { htmlTokens } from '../htmlTokens';

test.each([
  ['<p class=a>Text</p>', ['<p class=a>', '</p>']],
  [`<a title="1 > 0" href='>'>x</a>`, [`<a title="1 > 0" href='>'>`, '</a>']],
  ['<!-- <b> --><i>', ['<!-- <b> -->', '<i>']],
  ['<script>if (a<b) {}</script><br>', ['<script>if (a<b) {}</script>', '<br>']],
  [
    '<title><b></title ><TEXTAREA></p></textarea>',
    ['<title><b></title >', '<TEXTAREA></p></textarea>'],
  ],
  ['1 < 2 <!doctype html>', []],
])('%s', (html, expected) => {
  const tokens = [...htmlTokens(html)];
  expect(tokens.map(({ text }) => text)).toEqual(expected);
  for (const { text, index } of tokens) expect(html.startsWith(text, index)).toBe(true);
});
