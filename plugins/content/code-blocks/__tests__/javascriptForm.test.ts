import { javascriptForm, javascriptTitle } from '../node/javascriptForm';

test.each([
  ['types go', 'ts', 'const orders: Order[] = [];', { code: 'const orders = [];', language: 'js' }],
  [
    'JSX stays',
    'tsx',
    'const total = (order: Order) => <b>{order.total}</b>;',
    { code: 'const total = (order) => <b>{order.total}</b>;', language: 'jsx' },
  ],
  ['the same in both', 'tsx', '<Button variant="contained">Pay</Button>;', null],
  [
    'only about types',
    'ts',
    "import '@mui/material/styles';\n\ndeclare module '@mui/material/styles' {\n  interface Palette {\n    brand: string;\n  }\n}",
    null,
  ],
  ['a fragment', 'ts', 'size: number,\nvariant: string', null],
  ['another language', 'css', 'a { color: red }', null],
])('%s', async (_, language, code, expected) => {
  expect(await javascriptForm(code, language)).toEqual(expected);
});

test.each([
  ['src/theme.ts', 'src/theme.js'],
  ['App.tsx', 'App.jsx'],
  ['With TypeScript', 'With TypeScript'],
  [undefined, undefined],
])('the title %s becomes %s', (title, expected) => {
  expect(javascriptTitle(title)).toBe(expected);
});
