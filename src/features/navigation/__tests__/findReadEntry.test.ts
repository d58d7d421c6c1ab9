import { findReadEntry } from '../findReadEntry';

const VIEW = { start: 72, end: 900, isAtEnd: false, named: -1 };

test.each([
  ['before the first', [600, 1200], {}, -1],
  ['at the top of a page', [200, 1200], {}, 0],
  ['where it was gone to, with the next close by', [20, 73, 110, 900], {}, 1],
  ['in a long section', [-900, -20, 700], {}, 1],
  ['as soon as the next is in the upper half', [-900, 400, 700], {}, 1],
  ['behind the last', [-900, -700, -20], {}, 2],
  ['at the end, without an address', [-300, 300, 500, 700], { isAtEnd: true }, 3],
  ['at the end, gone to', [-300, 300, 500, 700], { isAtEnd: true, named: 2 }, 2],
  ['at the end, gone to one that has left', [-300, 300, 700], { isAtEnd: true, named: 0 }, 2],
  ['on a page that fits', [120, 300, 500], { isAtEnd: true }, 0],
  ['on a page that fits, gone to', [120, 300, 500], { isAtEnd: true, named: 2 }, 2],
  ['without contents', [], {}, -1],
])('%s', (_, tops, view, expected) => {
  expect(findReadEntry(tops, { ...VIEW, ...view })).toBe(expected);
});
