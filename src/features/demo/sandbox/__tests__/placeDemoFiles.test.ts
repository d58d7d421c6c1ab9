import { placeDemoFiles } from '../placeDemoFiles';

type Codes = Readonly<Record<string, string>>;

function place(codes: Codes): Codes {
  const files = Object.entries(codes).map(([name, code]) => ({ name, code }));
  return Object.fromEntries(placeDemoFiles(files, ['main.tsx', 'index.css']));
}

test.each([
  [
    ['Rows.tsx', 'rows.ts', 'Rows.css'],
    ['Demo.tsx', 'rows.ts', 'Rows.css'],
  ],
  [
    ['Rows.jsx', 'rows.js', 'parts/Row.jsx'],
    ['Demo.jsx', 'rows.js', 'parts/Row.jsx'],
  ],
  [
    ['Rows.css.tsx', 'Rows.css'],
    ['Demo.tsx', 'Rows.css'],
  ],
  [
    ['Rows.tsx', 'rows.ts', 'Rows.theme.ts'],
    ['Demo.tsx', 'rows.ts', 'theme.ts'],
  ],
  [
    ['Rows.jsx', 'theme.js', 'shop.theme.js'],
    ['Demo.jsx', 'theme.js', 'theme2.js'],
  ],
])('%j become %j', (names, paths) => {
  expect(Object.keys(place(Object.fromEntries(names.map((name) => [name, '']))))).toEqual(paths);
});

test.each([
  ["import './Rows.css';", "import './Rows.css';"],
  ["import { rows } from './rows';", "import { rows } from './rows';"],
  ["import a from '@mui/material/Rows';", "import a from '@mui/material/Rows';"],
  ["import Self from './Rows';", "import Self from './Demo';"],
  ['import{Row}from"./Rows"', 'import{Row}from"./Demo"'],
  ["import {\n  Row,\n} from './Rows';", "import {\n  Row,\n} from './Demo';"],
  ["export { Row } from './Rows.tsx';", "export { Row } from './Demo.tsx';"],
  ["import('./Rows')", "import('./Demo')"],
  ["import ( './Rows' )", "import ( './Demo' )"],
  ["import parts from './parts';", "import parts from './parts';"],
  ["import Row from './parts/Row';", "import Row from './parts/Row';"],
  ["import a from './main';", "import a from './main2';"],
  ["import demo from './demo.json';", "import demo from './demo.json';"],
  ["import './index.css';", "import './index2.css';"],
])('the import %j becomes %j', (code, moved) => {
  const files = {
    'Rows.tsx': code,
    'rows.ts': '',
    'Rows.css': '',
    'parts/Row.tsx': '',
    'parts/index.ts': '',
  };
  const clashing = { 'main.ts': '', 'index.css': '', 'demo.json': '[]' };
  expect(place({ ...files, ...clashing })['Demo.tsx']).toBe(moved);
});

test('imports from a folder follow', () => {
  const code = "import Rows from '../Rows';\nimport b from './b';\nimport c from '../main';";
  const files = { 'Rows.tsx': '', 'parts/a.ts': code, 'parts/b.ts': '', 'main.ts': '' };
  expect(place(files)['parts/a.ts']).toBe(
    "import Rows from '../Demo';\nimport b from './b';\nimport c from '../main2';",
  );
});

test('names that differ in case only are told apart', () => {
  expect(place({ 'Rows.tsx': "import a from './demo';", 'demo.tsx': 'x' })).toEqual({
    'Demo.tsx': "import a from './demo2';",
    'demo2.tsx': 'x',
  });
});

test.each(['import ', 'from ', 'import(', "from './"])(
  'very many spaces after %j take no longer than they are long',
  (start) => {
    const code = `${start}${' '.repeat(500_000)}x`;
    expect(place({ 'Rows.tsx': code })['Demo.tsx']).toBe(code);
  },
);
