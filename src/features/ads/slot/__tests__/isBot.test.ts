import { isBot } from '../isBot';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Baiduspider/2.0', true],
  ['some CRAWLER', true],
  ['a robot', true],
  ['crawling', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%s: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
