import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { isUnusedSelector, UNUSED_PARTS, unusedInfima } from '../node/unusedInfima';

test.each([
  ['.button--primary', true],
  ['.button', true],
  ['.navbar .dropdown__menu', true],
  ['.col.col--6', true],
  ['.margin-top--md', true],
  ['.row:first-child', true],
  ['.menu__link', false],
  ['.pagination-nav__link', false],
  ['.container', false],
  ['.clean-btn', false],
  ['.menu__caret', false],
  ['.rows', false],
  ['.breadcrumbs__item:not(.badge)', false],
  ['a:hover', false],
])('%s is unused: %s', (selector, unused) => {
  expect(isUnusedSelector(selector)).toBe(unused);
});

const process = (css: string, from: string) => postcss([unusedInfima()]).process(css, { from }).css;

test.each([
  ['.button { color: red }\n.menu { color: red }', '.menu { color: red }'],
  ['.button, .menu { color: red }', '.menu { color: red }'],
  ['@media print { .hero { color: red } } a { color: red }', 'a { color: red }'],
])('%s becomes %s', (css, expected) => {
  expect(process(css, '/site/node_modules/infima/dist/css/default.css').trim()).toBe(expected);
});

test("other sheets' classes stay", () => {
  const css = '.button { color: red }';
  expect(process(css, '/site/src/css/shell.css')).toBe(css);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === '__tests__' ? [] : sources(file);
    return /\.tsx$/.test(entry.name) ? [file] : [];
  });
}

test('no component of the site uses a part that is left out', () => {
  const root = path.resolve(__dirname, '../../../src');
  const used = sources(root).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const names = [...text.matchAll(/className="([^"]+)"/g)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    return names.filter((name) => isUnusedSelector(`.${name}`)).map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
  expect(UNUSED_PARTS).toContain('button');
});
