import { isBot } from '../isBot';

const onPhone = (model: string) =>
  `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`;

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Slackbot-LinkExpanding 1.0', true],
  ['GPTBot/1.2', true],
  ['MJ12bot/v1.4.8', true],
  ['botify', true],
  ['Baiduspider/2.0', true],
  ['some CRAWLER', true],
  ['a robot', true],
  ['crawling', true],
  [`${onPhone('CUBOT X30')} (compatible; Googlebot/2.1)`, true],
  [onPhone('CUBOT X30'), false],
  [onPhone('CUBOT_NOTE_S'), false],
  [onPhone('P50 Build/S_CUBOT_P50'), false],
  [onPhone('Cubot KINGKONG 9 Build/TP1A'), false],
  [onPhone('Pixel 8'), false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%s: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
