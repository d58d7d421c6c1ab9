import { expiredCookie, keptCookie, readCookie } from '../cookies';

const COLORS = '{"primary":{"main":"rgb(1, 2, 3)"}}';

it.each([
  ['', null],
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['b=2;a=1;c=3', '1'],
  ['aa=2; ba=3', null],
  ['b=a=1', null],
  ['a', null],
  ['a=', ''],
  ['a=x=y', 'x=y'],
  ['a=MUI System', 'MUI System'],
  ['a=MUI%20System', 'MUI System'],
  ['a=100%', '100%'],
  [`b=2; a=${COLORS}`, COLORS],
  [`a=${encodeURIComponent(COLORS)}`, COLORS],
])('reads a of %j as %j', (cookies, expected) => {
  expect(readCookie(cookies, 'a')).toBe(expected);
});

it.each([
  ['JS', 'JS'],
  ['MUI System', 'MUI System'],
  [COLORS, COLORS],
  ['', ''],
  ['a;b', 'a%3Bb'],
  ['50%', '50%25'],
  [' a', '%20a'],
  ['a ', 'a%20'],
  ['é', '%C3%A9'],
  ['a\nb', 'a%0Ab'],
])('keeps %j for a year as %s', (value, written) => {
  const text = keptCookie('name', value);
  expect(text).toBe(`name=${written};path=/;max-age=31536000;SameSite=Lax`);
  expect(readCookie(text, 'name')).toBe(value);
});

it('drops a cookie', () => {
  expect(expiredCookie('name')).toBe('name=;path=/;max-age=0;SameSite=Lax');
});

it.each([
  [4000, false],
  [4096, true],
])('with a value of %p bytes, drops the cookie: %p', (bytes, dropped) => {
  expect(keptCookie('name', 'x'.repeat(bytes)) === expiredCookie('name')).toBe(dropped);
});
