/** @jest-environment jsdom */
import { supportStorageEvents } from '../../../../prefs/__tests__/supportStorageEvents';
import {
  addRecentSearch,
  forgetRecentSearches,
  parseRecentSearches,
  readRecentSearches,
  rememberSearch,
} from '../recentSearches';

supportStorageEvents();

it.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{"0":"button"}', []],
  ['searches', '["button","tabs"]', ['button', 'tabs']],
  ['what is no search', '["button",1,null,"",["x"]]', ['button']],
  ['twice the same', '["a","a"]', ['a']],
  ['what is too long', JSON.stringify(['x'.repeat(500), 'a']), ['a']],
  ['too many', '["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
])('reads %s', (_, text, searches) => {
  expect(parseRecentSearches(text)).toEqual(searches);
});

it.each([
  ['a new one comes first', ['a'], ' b ', ['b', 'a']],
  ['an old one comes first again', ['a', 'Button'], 'button', ['button', 'a']],
  ['an empty one is none', ['a'], '  ', ['a']],
])('%s', (_, before, query, after) => {
  expect(addRecentSearch(before, query)).toEqual(after);
});

it('keeps them in the browser until they are cleared', () => {
  rememberSearch('button');
  rememberSearch('tabs');
  expect(readRecentSearches()).toEqual(['tabs', 'button']);
  forgetRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});
