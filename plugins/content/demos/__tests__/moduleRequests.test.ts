import { moduleRequests } from '../node/moduleRequests';

describe('moduleRequests', () => {
  test.each<[code: string, specifier: string, typeOnly: boolean]>([
    ["import a from 'x';", 'x', false],
    ["import { a } from 'x';", 'x', false],
    ["import {\n  a,\n  type B,\n} from 'x';", 'x', false],
    ["import * as a from 'x';", 'x', false],
    ["import 'x/y.css';", 'x/y.css', false],
    ["import {} from 'x';", 'x', false],
    ["import a, { type B } from 'x';", 'x', false],
    ["export { a } from 'x';", 'x', false],
    ["export * from 'x';", 'x', false],
    ["const a = () => import('x');", 'x', false],
    ['const a = import(`x`);', 'x', false],
    ["import type { A } from 'x';", 'x', true],
    ["import type {} from 'x';", 'x', true],
    ["import { type A, type B } from 'x';", 'x', true],
    ["export type { A } from 'x';", 'x', true],
    ["let a: import('x').A;", 'x', true],
  ])('finds that of %j', (code, specifier, typeOnly) => {
    expect(moduleRequests(code)).toEqual([expect.objectContaining({ specifier, typeOnly })]);
  });

  test.each([
    "// import a from 'x';",
    'const text = "import a from \'x\'";',
    'const a = import(name);',
    "const from = 'x';",
    'export const a = 1;',
  ])('finds none in %j', (code) => {
    expect(moduleRequests(code)).toEqual([]);
  });

  it('says where they are', () => {
    const code = 'import a from \'x\';\n\nimport {\n  b,\n} from "./y";';
    expect(moduleRequests(code).map(({ start, end }) => code.slice(start, end))).toEqual([
      'x',
      './y',
    ]);
    expect(moduleRequests(code).map(({ line }) => line)).toEqual([1, 5]);
  });
});
