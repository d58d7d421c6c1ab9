import { parse } from 'postcss';
import {
  findMentions,
  replaceReferences,
  simplifyCustomProperties,
} from '../node/customProperties';

function simplify(
  css: string,
  { script = '', other = '' }: { readonly script?: string; readonly other?: string } = {},
) {
  const sheets = new Map([
    ['styles', parse(css)],
    ['other', parse(other)],
  ]);
  const removed = simplifyCustomProperties(sheets, new Set(['styles']), findMentions([script]));
  return { css: sheets.get('styles')?.toString(), other: sheets.get('other')?.toString(), removed };
}

describe('what is overridden', () => {
  const USE = 'a{color:var(--a)}b{color:var(--a)}';
  const dark = 'html[data-theme=dark]{--a:#222}';

  test.each([
    [
      'in a layer',
      `@layer x{:root{--a:1}b{top:0}}:root{--a:#11111111}${USE}`,
      '@layer x{b{top:0}}:root{--a:#11111111}',
    ],
    [
      'in the dark mode of a layer',
      `@layer x{${dark}}:root{--a:#11111111}${USE}`,
      '@layer x{}:root{--a:#11111111}',
    ],
    [
      'under a condition in a layer',
      `@layer x{@media print{:root{--a:1}}b{top:0}}html{--a:#11111111}${USE}`,
      '@layer x{b{top:0}}html{--a:#11111111}',
    ],
  ])('%s, is removed', (_, css, expected) => {
    expect(simplify(css).css).toBe(`${expected}${USE}`);
  });

  test.each([
    ['for an element in a layer', `@layer x{.b{--a:1}}:root{--a:2}${USE}`],
    ['for some elements in a layer', `@layer x{:root,.b{--a:1}}:root{--a:2}${USE}`],
    ['by one under a condition', `@layer x{:root{--a:1}}@media print{:root{--a:2}}${USE}`],
    ['by one in dark mode', `@layer x{:root{--a:1}}${dark}${USE}`],
    ['by one in a layer', `@layer x{:root{--a:1}}@layer y{:root{--a:2}}${USE}`],
    ['and important', `@layer x{:root{--a:1!important}}:root{--a:2}${USE}`],
  ])('%s, stays', (_, css) => {
    expect(simplify(css).css).toBe(css);
  });

  it('by a sheet that not every page has, stays', () => {
    const css = `@layer x{:root{--a:1}}${USE}`;
    expect(simplify(css, { other: ':root{--a:2}' }).css).toBe(css);
  });
});

describe('what is unused', () => {
  test.each([
    [':root{--a:1}b{top:0}', 'b{top:0}', ['--a']],
    [':root{--a:1;top:0}', ':root{top:0}', ['--a']],
    // Only what is unused uses it.
    [':root{--a:var(--b);--b:var(--c);--c:1}b{top:0}', 'b{top:0}', ['--a', '--b', '--c']],
    ['@media print{:root{--a:1}}.x{--a:2}b{top:0}', 'b{top:0}', ['--a']],
    ['@layer x{:root{--a:1}}b{top:0}', '@layer x{}b{top:0}', ['--a']],
    // A name that begins like another.
    [':root{--a:1}b{top:var(--a-b)}', 'b{top:var(--a-b)}', ['--a']],
  ])('%s becomes %s', (css, expected, removed) => {
    const result = simplify(css);
    expect(result.css).toBe(expected);
    expect([...result.removed].sort()).toEqual(removed);
  });

  const CSS = ':root{--color-red:1;--b:var(--color-red)}';
  test.each([
    ['a script', CSS, { script: 'get("--b")' }],
    ['a script, put together', CSS, { script: '"--color-"+name+"--b"' }],
    ['a fallback', `${CSS}a{top:var(--x,var( --b))}c{top:var(--b)}`, { script: 'x="--color-red"' }],
    ['a style query', `${CSS}@container style(--b:1){a{top:0}}`, {}],
    ['a registration', `${CSS}@property --b{inherits:true}`, {}],
  ])('is not what %s names', (_, css, texts) => {
    expect(simplify(css, texts).css).toContain('--b:');
  });
});

describe('constants', () => {
  test.each([
    ['short', ':root{--a:1px}b{top:var(--a)}c{top:var(--a)}', 'b{top:1px}c{top:1px}'],
    ['with one use', ':root{--a:"a long value"}b{content:var(--a)}', 'b{content:"a long value"}'],
    ['with a fallback', 'html{--a:1px}b{top:var(--a,calc(2px*(1 + 1)))}', 'b{top:1px}'],
    ['as a fallback', ':root{--a:1px}b{top:var(--b,var(--a))}', 'b{top:var(--b,1px)}'],
    ['in a layer', '@layer x{:root{--a:1px}}b{top:var(--a)}', '@layer x{}b{top:1px}'],
    ['of constants', ':root{--a:var(--b);--b:1px}b{top:var(--a)}', 'b{top:1px}'],
    [
      "of what the root element's state decides",
      ':root{--a:var(--b);--b:0}[data-theme=dark]{--b:1}c{top:var(--a);left:var(--b)}',
      ':root{--b:0}[data-theme=dark]{--b:1}c{top:var(--b);left:var(--b)}',
    ],
  ])('%s, are put in', (_, css, expected) => {
    expect(simplify(css).css).toBe(expected);
  });

  it('are put into the sheets of some pages, too', () => {
    const { css, other, removed } = simplify(':root{--a:1px}b{top:var(--a)}', {
      other: 'c{top:var(--a)}',
    });
    expect([css, other, [...removed]]).toEqual(['b{top:1px}', 'c{top:1px}', ['--a']]);
  });

  test.each([
    ['with two values', ':root{--a:1px}.x{--a:2px}b{top:var(--a)}'],
    ['of one element', '.x{--a:1px}b{top:var(--a)}'],
    ['of dark mode', '[data-theme=dark]{--a:1px}b{top:var(--a)}'],
    ['under a condition', '@media print{:root{--a:1px}}b{top:var(--a)}'],
    ['empty', ':root{--a: }b{top:var(--a)}'],
    ['that stand for no value', ':root{--a:initial}b{top:var(--a)}'],
    ['of what elements decide', ':root{--a:var(--b);--b:0}.x{--b:1}c{top:var(--a);left:var(--b)}'],
    ['of what is nowhere', ':root{--a:var(--b)}c{top:var(--a)}'],
    ['of themselves', ':root{--a:var(--a)}c{top:var(--a)}'],
    ['long, with more uses', ':root{--a:0 0 1px red}b{margin:var(--a)}c{margin:var(--a)}'],
    ['important', ':root{--a:1px!important}b{top:var(--a)}'],
    ['of a style query', ':root{--a:1px}b{top:var(--a)}@container style(--a:1px){b{top:0}}'],
  ])('%s, stay', (_, css) => {
    expect(simplify(css).css).toBe(css);
  });

  it('that a script may set, stay', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:1px}b{top:var(--a)}c{top:var(--b)}';
    expect(simplify(css, { script: '"--a" "--c"' }).css).toBe(css);
  });

  it('of a sheet that not every page has, stay', () => {
    const other = ':root{--a:1px}c{top:var(--a)}';
    expect(simplify('b{top:var(--a)}', { other }).other).toBe(other);
  });
});

test.each([
  ['var(--a)', '1px', '1px'],
  ['solid var(--a)', '1px', 'solid 1px'],
  ['var(--a)var(--a)', '1px', '1px 1px'],
  ['var(--b)var(--a)red', '1px', 'var(--b) 1px red'],
  ['calc(var(--a)*-1)', '1px', 'calc(1px*-1)'],
  ['calc(2*(var(--a)))', '1px', 'calc(2*(1px))'],
  ['f(var(--a),var( --a ))', '1px', 'f(1px,1px)'],
  ['var(--a, ")" f(\')\') \\) )', '1px', '1px'],
  ['var(--a-b)', '1px', 'var(--a-b)'],
  ['var(--x,var(--a))', 'a,b', 'var(--x,a,b)'],
  ['var(--a)', 'var(--b)', 'var(--b)'],
])('%s with %s in the place of --a is %s', (value, replacement, expected) => {
  expect(replaceReferences(value, '--a', replacement)).toBe(expected);
});

test.each([
  ['e.setProperty("--a",1)', '--a', true],
  ['`var(--a-b)`', '--a', false],
  ['"--a-"+name', '--a-b', true],
  ['"--a-"+name', '--ab', false],
  ['for(;i--;)a---b', '--b-c', false],
])('%s mentions %s: %s', (text, property, expected) => {
  expect(findMentions([text]).has(property)).toBe(expected);
});
