import type { SearchPart } from '../../../../../plugins/output/search-index/contract';
import { toRecords, urlOf } from '../records';

const records = (pages: SearchPart['pages'], base = '/material-ui/') =>
  toRecords({ schema: 1, base, pages }, { product: 'material-ui', version: 'current' });

const short = (pages: SearchPart['pages'], base?: string) =>
  records(pages, base).map((record) => [record.kind, record.title, record.parent, urlOf(record)]);

it('finds a page and its headings', () => {
  const page = {
    path: 'react-button/',
    title: 'Button',
    headings: ['Icon buttons', ['Color', 'color-1']] as const,
  };
  expect(short([page])).toEqual([
    ['page', 'Button', '', '/material-ui/react-button/'],
    ['heading', 'Icon buttons', 'Button', '/material-ui/react-button/#icon-buttons'],
    ['heading', 'Color', 'Button', '/material-ui/react-button/#color-1'],
  ]);
});

it('knows a page by its keywords, alone and together, but not its headings', () => {
  const page = { path: 'react-snackbar/', title: 'Snackbar', keywords: ['toast', 'undo'] };
  const found = records([{ ...page, names: 'SnackbarContent', headings: ['Position'] }]);
  expect(found.map(({ names, parentNames }) => [...names, ...parentNames])).toEqual([
    ['SnackbarContent', 'SnackbarContent', 'toast', 'undo', 'Snackbar toast undo'],
    ['SnackbarContent', 'SnackbarContent'],
  ]);
});

it('knows a section by the questions that it answers, and a page by its English title', () => {
  const headings = [['几个值', 'several-values', 'multiple', 'chips']] as const;
  const [page, section] = records([
    { path: 'react-select/', title: '选择框', titles: ['Select'], headings },
  ]);
  expect(page?.titles).toEqual(['Select']);
  expect(section?.names).toEqual(['multiple', 'chips', '几个值 multiple chips']);
  expect(section?.parentNames).toEqual(['Select']);
});

it('finds the rows of an API page', () => {
  const page = {
    path: 'api/button/',
    title: 'Button API',
    members: [['Button', '', [['prop', 'button-prop-', 'color size=elsewhere'] as const]] as const],
  };
  expect(short([page])).toEqual([
    ['api', 'Button API', '', '/material-ui/api/button/'],
    ['prop', 'color', 'Button', '/material-ui/api/button/#button-prop-color'],
    ['prop', 'size', 'Button', '/material-ui/api/button/#elsewhere'],
  ]);
});

it('knows the default values of props', () => {
  const rows = ['prop', 'button-prop-', "color size|'medium' gap=elsewhere|0"] as const;
  const page = { path: 'a/', title: 'Button API', members: [['Button', '', [rows]] as const] };
  const props = records([page]).slice(1);
  expect(props.map(({ title, anchor, defaultValue }) => [title, anchor, defaultValue])).toEqual([
    ['color', 'button-prop-color', undefined],
    ['size', 'button-prop-size', "'medium'"],
    ['gap', 'elsewhere', '0'],
  ]);
});

it('finds each component of a page that has several', () => {
  const members = [
    ['Menu', 'menu', []],
    ['MenuItem', 'menu-item', []],
  ] as const;
  const page = { path: 'react-menu/components-api/', title: 'Menu components API', members };
  expect(short([page], '/base-ui/')).toEqual([
    ['api', 'Menu components API', '', '/base-ui/react-menu/components-api/'],
    ['api', 'Menu', 'Menu components API', '/base-ui/react-menu/components-api/#menu'],
    ['api', 'MenuItem', 'Menu components API', '/base-ui/react-menu/components-api/#menu-item'],
  ]);
});

it('knows the product of a page, and its part', () => {
  const [grid] = records([{ path: 'react-data-grid/', title: 'Data Grid' }], '/zh/x/');
  expect(grid?.page).toMatchObject({ productName: 'Data Grid', face: 'x-data-grid' });
});

it('calls the first page of a product by the product, too', () => {
  const [first] = records([{ path: 'getting-started/', title: 'Overview' }]);
  expect(first?.names).toContain('Material UI');
});

it('says what is in English only', () => {
  const page = { path: 'a/', title: 'A', english: 1 as const, headings: ['B'] };
  expect(records([page]).map((record) => record.page.isEnglish)).toEqual([true, true]);
});
