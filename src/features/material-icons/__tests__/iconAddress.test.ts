import { ICON_ADDRESS } from '../iconAddress';

const { initial, parse, serialize } = ICON_ADDRESS;

test.each([
  ['', initial],
  ['?query=train&theme=Sharp', { query: 'train', style: 'Sharp', selected: '' }],
  ['?selected=AcUnit', { query: '', style: 'Filled', selected: 'AcUnit' }],
  ['?theme=Round%3Cscript%3E', initial],
  [`?query=${'x'.repeat(200)}`, { ...initial, query: 'x'.repeat(100) }],
])('reads %s', (search, choice) => expect(parse(search)).toEqual(choice));

test.each([
  [initial, '?query=old&theme=Sharp', ''],
  [{ ...initial, query: 'train ' }, '', '?query=train'],
  [{ ...initial, style: 'TwoTone' as const }, '?lang=x', '?lang=x&theme=TwoTone'],
])('writes %j into %j', (choice, search, expected) =>
  expect(serialize(search, choice)).toBe(expected),
);
