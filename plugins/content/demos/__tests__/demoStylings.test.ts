import {
  baseOfStyling,
  checkStylingsHaveBase,
  findStylings,
  stylingFile,
} from '../node/demoStylings';

const find = (files: Record<string, string>) =>
  findStylings('docs/a/Basic.tsx', (file) => Promise.resolve(files[file]));

const CODE = 'export default () => null;';
const WITH_SHEET = `import './Basic.css';\n${CODE}`;

describe('findStylings', () => {
  test.each<[files: Record<string, string>, stylings: string[]]>([
    [{}, ['system']],
    [{ 'docs/a/Basic.tailwind.tsx': CODE }, ['system', 'tailwind']],
    [{ 'docs/a/Basic.css.tsx': WITH_SHEET }, ['system', 'css']],
    [
      { 'docs/a/Basic.css.tsx': WITH_SHEET, 'docs/a/Basic.tailwind.tsx': CODE },
      ['system', 'tailwind', 'css'],
    ],
  ])('in %j finds %j', async (files, stylings) => {
    expect(await find(files)).toEqual(stylings);
  });

  test.each([
    [{ 'docs/a/Basic.tailwind.tsx': 'const a = 1;' }, 'docs/a/Basic.tailwind.tsx needs a default'],
    [{ 'docs/a/Basic.css.tsx': '' }, 'docs/a/Basic.css.tsx needs a default export'],
    [
      { 'docs/a/Basic.css.tsx': CODE },
      "docs/a/Basic.css.tsx must have the style sheet of its own: import './Basic.css';",
    ],
    [{ 'docs/a/Basic.css.tsx': `import './Other.css';\n${CODE}` }, "import './Basic.css';"],
  ])('refuses %j', async (files, message) => {
    await expect(find(files)).rejects.toThrow(message);
  });
});

describe('checkStylingsHaveBase', () => {
  test.each([
    [['Basic.tsx', 'Basic.css.tsx', 'Basic.tailwind.tsx', 'Basic.css', 'index.mdx']],
    [['Table.css']],
    [[]],
  ])('accepts %j', (names) => {
    expect(() => checkStylingsHaveBase(names, 'docs/a')).not.toThrow();
  });

  test.each(['tailwind', 'css'])('refuses a %s file on its own', (styling) => {
    expect(() => checkStylingsHaveBase([`Basic.${styling}.tsx`, 'Other.tsx'], 'docs/a')).toThrow(
      `docs/a/Basic.${styling}.tsx is a styling of a demo that is not there; create docs/a/Basic.tsx`,
    );
  });
});

test.each([
  ['system', 'docs/a.b/Basic.tsx'],
  ['tailwind', 'docs/a.b/Basic.tailwind.tsx'],
  ['css', 'docs/a.b/Basic.css.tsx'],
] as const)('the styling %s is in %s', (styling, file) => {
  expect(stylingFile('docs/a.b/Basic.tsx', styling)).toBe(file);
  expect(baseOfStyling(file)).toBe(styling === 'system' ? undefined : 'docs/a.b/Basic.tsx');
});
