import { API_CHANGE_KINDS } from '@site/plugins/content/api-changes/contract';
import {
  CHANGE_GROUPS,
  FILTER_ADDRESS,
  groupOf,
  MAX_QUERY_LENGTH,
  NO_FILTER,
  toggle,
  type ChangeFilter,
} from '../changeFilter';

const { parse, serialize } = FILTER_ADDRESS;

test('every kind of change can be chosen, and every choice has changes', () => {
  expect(new Set(API_CHANGE_KINDS.map(groupOf))).toEqual(new Set(CHANGE_GROUPS));
});

test.each<[string, Partial<ChangeFilter>]>([
  ['', {}],
  ['?kind=deprecated&q=slots', { groups: ['deprecated'], query: 'slots' }],
  ['?kind=removed,added', { groups: ['added', 'removed'] }],
  ['?kind=added,added', { groups: ['added'] }],
  ['?subject=class%2Cprop', { subjects: ['prop', 'class'] }],
  ['?kind=toString,&subject=props&q=', {}],
  ['?kind=<script>', {}],
  ['?q=%E0%A4%A&x=1', { query: '\ufffd%A' }],
  [`?q=${'a'.repeat(500)}`, { query: 'a'.repeat(MAX_QUERY_LENGTH) }],
])('reads %s', (search, expected) => {
  expect(parse(search)).toEqual({ ...NO_FILTER, ...expected });
});

test.each<[string, Partial<ChangeFilter>, string]>([
  ['', {}, ''],
  ['?kind=added&subject=prop&q=a', {}, ''],
  ['?kind=added', { groups: ['added', 'removed'] }, '?kind=added,removed'],
  ['?from=home&q=old', { query: ' slot props ' }, '?from=home&q=slot+props'],
  ['', { subjects: ['class'], query: 'a&b=c' }, '?subject=class&q=a%26b%3Dc'],
  ['', { query: '   ' }, ''],
])('writes into %s', (search, filter, expected) => {
  expect(serialize(search, { ...NO_FILTER, ...filter })).toBe(expected);
});

test('what is written is read again', () => {
  const filter: ChangeFilter = {
    groups: ['removed', 'deprecated'],
    subjects: ['slot'],
    query: '.Mui-x, é+&=%',
  };
  expect(parse(serialize('', filter))).toEqual(filter);
});

test.each([
  [[], 'a', ['a']],
  [['b'], 'a', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
])('toggles in %j %s', (list, member, expected) => {
  expect(toggle(list, member, ['a', 'b', 'c'])).toEqual(expected);
});
