import { EVALUATE_SCRIPT } from '@site/plugins/content/demos/client/evaluate';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { compileDemo } from '../compileDemo';
import { DemoError } from '../DemoError';
import { demoComponent, runModules } from '../runModules';

// As in the frame.
new Function('window', EVALUATE_SCRIPT)(Object.assign(globalThis, { origin: 'null' }));

const scope = { react, 'react/jsx-runtime': jsxRuntime, '@mui/material/Button': { default: 'b' } };

function run(files: Readonly<Record<string, string>>) {
  const list = Object.entries(files).map(([name, code]) => ({ name, code }));
  const entry = list[0]?.name ?? '';
  const result = runModules(compileDemo(list), entry, scope);
  return { ...result, component: () => demoComponent(result, entry) };
}

function errorOf(action: () => unknown): DemoError {
  try {
    action();
  } catch (error) {
    if (error instanceof DemoError) return error;
    throw error;
  }
  throw new Error('There was no error.');
}

describe('what runs', () => {
  test.each<[string, Record<string, string>, unknown]>([
    ['types', { 'a.ts': 'const n: number = 1; export default n as unknown;' }, 1],
    [
      'a default import',
      { 'a.ts': "import B from '@mui/material/Button'; export default B;" },
      'b',
    ],
    [
      'a namespace import',
      { 'a.ts': "import * as React from 'react'; export default React.version;" },
      react.version,
    ],
    [
      'a named import',
      { 'a.ts': "import { version } from 'react'; export default version;" },
      react.version,
    ],
    ['an import of a type', { 'a.ts': "import type { A } from 'nowhere'; export default 1;" }, 1],
    [
      'an import used as a type only',
      { 'a.ts': "import { A } from 'nowhere'; const a: A = 1; export default a;" },
      1,
    ],
    [
      'a file beside it',
      { 'a.tsx': "import { b } from './b'; export default b;", 'b.ts': 'export const b = 2;' },
      2,
    ],
    [
      'JavaScript beside it',
      { 'a.js': "import b from './b'; export default b;", 'b.js': 'export default 2;' },
      2,
    ],
    [
      'exports passed on',
      {
        'a.ts': "export { b as default } from './b';",
        'b.ts': "export * from './c';",
        'c.ts': 'export const b = 2;',
      },
      2,
    ],
    [
      'JSON',
      { 'a.ts': "import d from './d.json'; export default d.list[0];", 'd.json': '{"list":[3]}' },
      3,
    ],
    [
      'files that import each other',
      {
        'a.ts': "import { b } from './b'; export const one = 1; export default b();",
        'b.ts': "import { one } from './a'; export const b = () => one;",
      },
      1,
    ],
    ['a last line that is a comment', { 'a.ts': 'export default 1; // one' }, 1],
  ])('%s', (_name, files, expected) => {
    expect(run(files).exports['default']).toEqual(expected);
  });

  test('each file runs once', () => {
    const { exports } = run({
      'a.ts': "import './b'; import { count } from './c'; import './b'; export default count.n;",
      'b.ts': "import { count } from './c'; count.n += 1;",
      'c.ts': 'export const count = { n: 0 };',
    });
    expect(exports['default']).toBe(1);
  });

  test('style sheets come in the order of their imports', () => {
    const { styles } = run({
      'a.tsx': "import './b'; import './a.css'; export default () => null;",
      'b.ts': "import './b.css';",
      'a.css': '.a{}',
      'b.css': '.b{}',
    });
    expect(styles).toEqual(['.b{}', '.a{}']);
  });

  test('nothing of this site can be seen by name', () => {
    const { exports } = run({ 'a.ts': 'export default [typeof running, typeof scope];' });
    expect(exports['default']).toEqual(['undefined', 'undefined']);
  });
});

describe('the component', () => {
  test.each([
    ['a function', 'export default function A() { return <b />; }'],
    ['a class', "import { Component } from 'react'; export default class A extends Component {}"],
    ['memo', "import { memo } from 'react'; export default memo(() => null);"],
  ])('can be %s', (_name, code) => {
    expect(run({ 'a.tsx': code }).component()).toBeTruthy();
  });

  test.each(['export const a = 1;', 'export default 1;', 'export default null;', ''])(
    'is missing in %j',
    (code) => {
      const { message, place } = errorOf(run({ 'a.tsx': code }).component);
      expect(message).toBe('The file needs a default export: the component to show.');
      expect(place).toEqual({ file: 'a.tsx', line: null });
    },
  );
});

describe('what does not compile names file and line', () => {
  test.each<[Record<string, string>, string, number | null]>([
    [{ 'a.tsx': 'const a = 1;\nconst b = <div>;\n' }, 'a.tsx', 2],
    [{ 'a.tsx': 'const a = ;' }, 'a.tsx', 1],
    [{ 'a.tsx': "import './b';", 'b.ts': '\n\nlet = ;' }, 'b.ts', 3],
    [{ 'a.tsx': '', 'd.json': '{' }, 'd.json', null],
  ])('%j', (files, file, line) => {
    const { kind, place, message } = errorOf(() => run(files));
    expect(kind).toBe('compile');
    expect(place).toEqual({ file, line });
    expect(message).not.toMatch(/Error trans|\(\d/);
  });
});

describe('what does not run', () => {
  test.each([
    ['@mui/x-charts', 'a.tsx'],
    ['./missing', 'a.tsx'],
    ['constructor', 'a.tsx'],
  ])('an import of %s says what there is', (request, file) => {
    const { kind, message, place } = errorOf(() =>
      run({ [file]: `import b from '${request}'; export default b;` }),
    );
    expect(kind).toBe('run');
    expect(message).toBe(
      `"${request}" cannot be imported here. Demos on this page can import: @mui/material/Button, react.`,
    );
    expect(place).toEqual({ file, line: null });
  });

  test('an error of the code names its line, in the file it happened in', () => {
    const { kind, message, place } = errorOf(() =>
      run({
        'a.tsx': "import { b } from './b';\nexport default b();",
        'b.ts':
          "type A = {\n  a: 1;\n};\nexport const b = (): A => {\n  throw new Error('Sold out');\n};",
      }),
    );
    expect(kind).toBe('run');
    expect(message).toBe('Sold out');
    expect(place).toEqual({ file: 'b.ts', line: 5 });
  });

  test('something thrown that is no error names the file', () => {
    const { message, place } = errorOf(() => run({ 'a.ts': "throw 'no';" }));
    expect(message).toBe('no');
    expect(place).toEqual({ file: 'a.ts', line: null });
  });
});
