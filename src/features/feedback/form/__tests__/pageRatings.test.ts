import { keptCookie, readCookie } from '@site/src/prefs/cookies';
import {
  feedbackIdPreference,
  pageRatingsPreference,
  withPageRating,
  type PageRatings,
} from '../pageRatings';

const button = '/material-ui/react-button';
const { parse, serialize } = pageRatingsPreference;

test.each<[string, unknown, PageRatings]>([
  ['nothing', null, {}],
  ['no JSON', '{"/a":', {}],
  ['another kind of JSON', '[1]', {}],
  ['null', 'null', {}],
  [
    'a rating',
    '{"/material-ui/react-button":{"rating":1}}',
    { '/material-ui/react-button': { rating: 1 } },
  ],
  ['a rating of 0', '{"/a":{"rating":0}}', { '/a': { rating: 0 } }],
  ['what else is stored beside it', '{"/a":{"rating":0,"count":2}}', { '/a': { rating: 0 } }],
  ['other ratings', '{"/a":{"rating":2},"/b":{"rating":"1"},"/c":1,"/d":null}', {}],
  ['what is no page', '{"a":{"rating":1},"__proto__":{"rating":1}}', {}],
])('the cookie with %s', (_name, stored, expected) => {
  expect(parse(stored)).toEqual(expected);
});

test('what is stored is read again, after a way through the cookie', () => {
  const ratings = withPageRating(withPageRating({}, button, 1), '/zh-页面; x', 0);
  const value = serialize(ratings);
  expect(value).not.toBeNull();
  const [cookie = ''] = keptCookie('feedback', value ?? '').split(';path=');
  expect(parse(readCookie(`a=1; ${cookie}`, 'feedback'))).toEqual(ratings);
  expect(serialize({})).toBeNull();
});

test('the latest rating of a page counts, and is the last', () => {
  const ratings = withPageRating({ [button]: { rating: 1 }, '/x': { rating: 0 } }, button, 0);
  expect(Object.entries(ratings)).toEqual([
    ['/x', { rating: 0 }],
    [button, { rating: 0 }],
  ]);
});

test.each([
  ['plain', (index: number) => `/material-ui/react-component-${index}`],
  ['escaped', (index: number) => `/material-ui/%E6%8C%89%E9%92%AE-${index}`],
])('with many %s pages the oldest go, and the cookie stays under 3.5 kB', (_name, page) => {
  let ratings: PageRatings = {};
  for (let index = 0; index < 200; index += 1) ratings = withPageRating(ratings, page(index), 1);
  const pages = Object.keys(ratings);
  expect(pages.at(-1)).toBe(page(199));
  expect(pages).toEqual(pages.map((_, index) => page(200 - pages.length + index)));
  expect(pages.length).toBeGreaterThan(25);
  const cookie = keptCookie('feedback', serialize(ratings) ?? '');
  expect(cookie).toContain('max-age=31536000');
  expect(cookie.length).toBeLessThan(3584 + 60);
  expect(parse(serialize(ratings))).toEqual(ratings);
});

test.each([
  ['reader-1', 'reader-1'],
  ['0f8b.3:A_9', '0f8b.3:A_9'],
  ['', null],
  ['a b', null],
  ['a;path=/', null],
  ['<script>', null],
  ['x'.repeat(129), null],
  [null, null],
])('the id %p is read as %p', (stored, expected) => {
  expect(feedbackIdPreference.parse(stored)).toBe(expected);
});
