import { parseSearchPart, toHeadingAnchor } from '../contract';

const PART = {
  schema: 1,
  base: '/material-ui/',
  pages: [
    {
      path: 'react-button/',
      title: 'Button',
      titles: ['按钮'],
      names: 'IconButton',
      keywords: ['submit'],
      english: 1,
      headings: ['Variants', ['Color', 'color-1'], ['States', 'states', 'hover']],
      members: [],
    },
    {
      path: 'api/button/',
      title: 'Button API',
      titles: [],
      keywords: [],
      headings: [],
      members: [['Button', '', [['prop', 'button-prop-', 'color variant']]]],
    },
  ],
};

it('reads what the build writes', () => {
  expect(parseSearchPart(JSON.parse(JSON.stringify(PART)))).toEqual(PART);
});

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['a list', []],
  ['another schema', { ...PART, schema: 2 }],
  ['no pages', { ...PART, pages: {} }],
  ['a base on another host', { ...PART, base: '//evil.test/' }],
  ['a base that is no path', { ...PART, base: 'javascript:alert(1)//' }],
])('takes %s for no index', (_, value) => {
  expect(parseSearchPart(value)).toBeNull();
});

it.each([
  ['no object', 1],
  ['no title', { path: 'a/' }],
  ['an empty title', { path: 'a/', title: '' }],
  ['no path', { title: 'A' }],
  ['a path that leaves the base', { path: '../../a/', title: 'A' }],
  ['a path of a host', { path: '/evil.test/', title: 'A' }],
  ['a path with a protocol', { path: 'javascript:alert(1)', title: 'A' }],
])('leaves out a page with %s', (_, page) => {
  expect(parseSearchPart({ ...PART, pages: [page] })?.pages).toEqual([]);
});

it('leaves out what it cannot read of a page', () => {
  const page = {
    path: 'a/',
    title: 'A',
    names: 3,
    keywords: ['kept', 4],
    english: true,
    headings: [1, ['x'], 'Kept', null],
    members: [
      [
        'A',
        '',
        [
          ['unknown', 'a-', 'x'],
          ['prop', 'a-', 5],
          ['prop', 'a-', 'kept'],
        ],
      ],
      'x',
    ],
  };
  expect(parseSearchPart({ ...PART, pages: [page] })?.pages).toEqual([
    {
      path: 'a/',
      title: 'A',
      titles: [],
      keywords: ['kept'],
      headings: ['Kept'],
      members: [['A', '', [['prop', 'a-', 'kept']]]],
    },
  ]);
});

it.each([
  ['Variants', 'variants'],
  ['Types and states', 'types-and-states'],
  ['Next.js', 'nextjs'],
  ['API changes: v5', 'api-changes-v5'],
  ['snake_case', 'snake_case'],
  ['安装', '安装'],
])('expects the anchor of %s', (text, anchor) => {
  expect(toHeadingAnchor(text)).toBe(anchor);
});
