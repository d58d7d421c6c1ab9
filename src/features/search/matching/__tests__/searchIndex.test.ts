import type { SearchPage } from '../../../../../plugins/output/search-index/contract';
import { toRecords, urlOf } from '../records';
import { SearchIndex, type SearchScope } from '../searchIndex';

const member = (name: string, slug: string, props: string, classes = '') =>
  [
    name,
    '',
    [
      ['prop', `${slug}-prop-`, props],
      ['class', `${slug}-classes-`, classes],
    ],
  ] as const;

const MATERIAL: readonly SearchPage[] = [
  { path: 'getting-started/installation/', title: 'Installation', headings: ['Roboto font'] },
  { path: 'customization/dark-mode/', title: 'Dark mode' },
  { path: 'customization/right-to-left/', title: 'Right-to-left', keywords: ['rtl', 'Arabic'] },
  { path: 'react-grid2/', title: 'Grid v2', names: 'Grid2' },
  { path: 'react-snackbar/', title: 'Snackbar', keywords: ['toast'] },
  { path: 'react-switch/', title: 'Switch', keywords: ['toggle'] },
  {
    path: 'react-button/',
    title: 'Button',
    names: 'IconButton ButtonBase',
    headings: ['Variants', 'Icon buttons', ['All buttons', 'all-buttons', 'disable the ripple']],
  },
  { path: 'react-tabs/', title: 'Tabs', names: 'Tab TabScrollButton', headings: ['Scrolling'] },
  { path: 'react-text-field/', title: 'Text Field', names: 'TextField' },
  {
    path: 'api/button/',
    title: 'Button API',
    members: [member('Button', 'button', 'color disabled sx variant', 'MuiButton-root')],
  },
  {
    path: 'api/button-group/',
    title: 'ButtonGroup API',
    members: [member('ButtonGroup', 'button-group', 'color sx variant')],
  },
  {
    path: 'api/icon-button/',
    title: 'IconButton API',
    members: [member('IconButton', 'icon-button', 'sx')],
  },
  {
    path: 'api/tabs/',
    title: 'Tabs API',
    members: [member('Tabs', 'tabs', 'scrollButtons sx variant')],
  },
  {
    path: 'api/tab-scroll-button/',
    title: 'TabScrollButton API',
    members: [member('TabScrollButton', 'tab-scroll-button', 'sx')],
  },
  {
    path: 'api/autocomplete/',
    title: 'Autocomplete API',
    members: [member('Autocomplete', 'autocomplete', 'autoComplete freeSolo sx')],
  },
];

const JOY: readonly SearchPage[] = [
  { path: 'react-button/', title: 'Button', headings: ['Loading'] },
  { path: 'react-table/', title: 'Table', headings: ['Autocomplete'] },
  {
    path: 'api/button/',
    title: 'Button API',
    members: [member('Button', 'button', 'loading variant')],
  },
];

const index = new SearchIndex();
index.add(
  toRecords(
    { schema: 1, base: '/material-ui/', pages: MATERIAL },
    { product: 'material-ui', version: 'current' },
  ),
);
index.add(
  toRecords({ schema: 1, base: '/joy-ui/', pages: JOY }, { product: 'joy-ui', version: 'current' }),
);

const scopeOf = (product: string): SearchScope => ({
  product,
  face: product,
  includes: () => true,
});

const find = (query: string, product = 'material-ui', limit = 10) =>
  index.search(query, scopeOf(product), limit).hits.map(({ record }) => urlOf(record));

it.each([
  ['a title', 'button', '/material-ui/react-button/'],
  ['the beginning of a title', 'but', '/material-ui/react-button/'],
  ['a title with an error', 'buton', '/material-ui/react-button/'],
  ['two words in one', 'textfield', '/material-ui/react-text-field/'],
  ['a name in two words', 'text field', '/material-ui/react-text-field/'],
  ['words that say nothing', 'the button component in react', '/material-ui/react-button/'],
  ['a page without a guide, with an error', 'autocmplete', '/material-ui/api/autocomplete/'],
  ['a component before a prop that is called so', 'autocomplete', '/material-ui/api/autocomplete/'],
  ['a prop of a component', 'button variant', '/material-ui/api/button/#button-prop-variant'],
  [
    'the same the other way round',
    'variant button',
    '/material-ui/api/button/#button-prop-variant',
  ],
  [
    'a prop of another one',
    'button group variant',
    '/material-ui/api/button-group/#button-group-prop-variant',
  ],
  ['a prop in two words', 'tabs scroll buttons', '/material-ui/api/tabs/#tabs-prop-scrollButtons'],
  ['a prop alone', 'freeSolo', '/material-ui/api/autocomplete/#autocomplete-prop-freeSolo'],
  ['a class', '.MuiButton-root', '/material-ui/api/button/#button-classes-MuiButton-root'],
  ['the API', 'button api', '/material-ui/api/button/'],
  ['a heading', 'roboto font', '/material-ui/getting-started/installation/#roboto-font'],
  ['a heading of a page', 'button variants', '/material-ui/react-button/#variants'],
  ['the component before its page', 'tab scroll button', '/material-ui/api/tab-scroll-button/'],
  ['a product by its name', 'joy button', '/joy-ui/react-button/'],
  ['other words before the inside of a word', 'rtl', '/material-ui/customization/right-to-left/'],
  ['a name with a space', 'grid 2', '/material-ui/react-grid2/'],
  ['a title without its space', 'gridv2', '/material-ui/react-grid2/'],
  ['a title with a hyphen', 'text-field', '/material-ui/react-text-field/'],
  ['one word in two, and another', 'snack bar toast', '/material-ui/react-snackbar/'],
  ['a plural', 'switches', '/material-ui/react-switch/'],
  ['a plural with an error', 'swtiches', '/material-ui/react-switch/'],
  ['a question', 'How do I disable the ripple?', '/material-ui/react-button/#all-buttons'],
  ['another form of a word', 'disabling ripple', '/material-ui/react-button/#all-buttons'],
  ['a question of which half is known', 'toast of the moon', '/material-ui/react-snackbar/'],
  [
    'a section before a prop that is not named',
    'disabled ripple',
    '/material-ui/react-button/#all-buttons',
  ],
  ['a beginning of two', 'dark mo', '/material-ui/customization/dark-mode/'],
])('%s: "%s"', (_, query, url) => {
  expect(find(query)[0]).toBe(url);
});

it("has the reader's product first", () => {
  expect(find('button', 'joy-ui')[0]).toBe('/joy-ui/react-button/');
  expect(find('button loading', 'joy-ui')[0]).toBe('/joy-ui/api/button/#button-prop-loading');
});

it('has a component of another product before a section about it', () => {
  expect(find('autocomplete', 'joy-ui')[0]).toBe('/material-ui/api/autocomplete/');
  expect(find('table autocomplete', 'joy-ui')[0]).toBe('/joy-ui/react-table/#autocomplete');
});

it('lists a prop of many components once, that of a component with a page first', () => {
  const { hits, total } = index.search('sx', scopeOf('material-ui'), 3);
  expect(total).toBe(1);
  expect(hits[0]?.record.parent).toBe('Tabs');
  expect(hits[0]?.others.map(({ parent }) => parent)).toEqual([
    'Button',
    'IconButton',
    'ButtonGroup',
    'Autocomplete',
    'TabScrollButton',
  ]);
  expect(find('sx tabs')[0]).toBe('/material-ui/api/tabs/#tabs-prop-sx');
});

it('lists a prop of two components twice', () => {
  expect(find('color', 'material-ui').filter((url) => url.endsWith('prop-color'))).toHaveLength(2);
});

it.each([
  ['the tabs butt', true],
  ['button xyzzy', false],
  ['buton', false],
])('knows every word of "%s": %s', (query, isKnown) => {
  expect(index.search(query, scopeOf(''), 1).isKnown).toBe(isKnown);
});

it('finds what it can where a word is nowhere', () => {
  expect(find('button xyzzy')[0]).toBe('/material-ui/react-button/');
});

it.each(['', '   ', '?', 'xyzzy', 'qqqq wwww'])('finds nothing for "%s"', (query) => {
  expect(index.search(query, scopeOf('material-ui'), 10)).toMatchObject({ hits: [], total: 0 });
});

it.each(['constructor', '__proto__', 'hasOwnProperty', '.*', '(((', '\u0000'])(
  'is not confused by "%s"',
  (query) => {
    expect(() => find(query)).not.toThrow();
  },
);

it('keeps to what is asked for', () => {
  const scope = {
    ...scopeOf('material-ui'),
    includes: ({ product }: { product: string }) => product === 'joy-ui',
  };
  const urls = index.search('button', scope, 10).hits.map(({ record }) => urlOf(record));
  expect(urls.every((url) => url.startsWith('/joy-ui/'))).toBe(true);
});

it('tells how many there are, and gives as many as are asked for', () => {
  const { hits, total } = index.search('button', scopeOf('material-ui'), 2);
  expect(hits).toHaveLength(2);
  expect(total).toBeGreaterThan(5);
});

it('finds Chinese in titles and headings', () => {
  const chinese = new SearchIndex();
  chinese.add(
    toRecords(
      {
        schema: 1,
        base: '/zh/material-ui/',
        pages: [
          { path: 'react-button/', title: '按钮', names: 'Button', headings: ['图标按钮'] },
          { path: 'getting-started/installation/', title: '安装', names: 'Installation' },
        ],
      },
      { product: 'material-ui', version: 'current' },
    ),
  );
  const first = (query: string) =>
    chinese.search(query, scopeOf(''), 5).hits.map(({ record }) => urlOf(record))[0];
  expect(first('按钮')).toBe('/zh/material-ui/react-button/');
  expect(first('按钮组件')).toBe('/zh/material-ui/react-button/');
  expect(first('button')).toBe('/zh/material-ui/react-button/');
  expect(first('图标按钮')).toContain('#');
  expect(first('安')).toBe('/zh/material-ui/getting-started/installation/');
});
