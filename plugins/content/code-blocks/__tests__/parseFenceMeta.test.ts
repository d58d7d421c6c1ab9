import { parseFenceMeta } from '../node/parseFenceMeta';

const nothing = { highlightedLines: [], showLineNumbers: false, npm2yarn: false };

describe('parseFenceMeta', () => {
  test.each([
    [null, nothing],
    [undefined, nothing],
    ['  ', nothing],
    ['title="src/App.tsx"', { ...nothing, title: 'src/App.tsx' }],
    [`title='a "b" c'`, { ...nothing, title: 'a "b" c' }],
    ['tab="Next.js"', { ...nothing, tab: 'Next.js' }],
    ['{1,3-5}', { ...nothing, highlightedLines: [1, 3, 4, 5] }],
    ['{5, 1 - 2, 2}', { ...nothing, highlightedLines: [1, 2, 5] }],
    ['showLineNumbers', { ...nothing, showLineNumbers: true }],
    ['showLineNumbers=5', { ...nothing, showLineNumbers: true, firstLine: 5 }],
    ['anatomy=./Demo.tsx click="Open"', { ...nothing, anatomy: './Demo.tsx', click: 'Open' }],
    ['npm2yarn', { ...nothing, npm2yarn: true }],
    [
      'title="a b" {2} showLineNumbers',
      { ...nothing, title: 'a b', highlightedLines: [2], showLineNumbers: true },
    ],
  ])('%j', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual(expected);
  });

  test.each([
    ['live', 'Unknown fence option "live"'],
    ['titel="a"', 'Unknown fence option "titel="a""'],
    ['title=""', 'Unknown fence option'],
    ['npm2yarn="a"', 'Unknown fence option'],
    ['title', 'Unknown fence option "title"'],
    ['title=5', 'Unknown fence option'],
    ['title=a', '"title=a" cannot be read'],
    ['title="a', 'cannot be read'],
    ['{}', '"{}" is not a list of lines'],
    ['{0}', 'is not a list of lines'],
    ['{3-1}', 'is not a list of lines'],
    ['{a}', 'is not a list of lines'],
  ])('%j is an error', (meta, message) => {
    expect(() => parseFenceMeta(meta)).toThrow(message);
  });
});
