import { cleanType, splitType, toReadableType, toResultType } from '../node/pages/readableType';

describe('splitType', () => {
  it.each([
    ["'a' | 'b'", ["'a'", "'b'"]],
    ["| 'a' | 'b'", ["'a'", "'b'"]],
    ['\'a|b\' | "c|d"', ["'a|b'", '"c|d"']],
    ['Array<A | B> | { c: D | E }', ['Array<A | B>', '{ c: D | E }']],
    ['(value: A | B) => C | D', ['(value: A | B) => C | D']],
    ['((value: A) => B) | C', ['((value: A) => B)', 'C']],
    ['{ a: (b: C) => D } | E', ['{ a: (b: C) => D }', 'E']],
    ['A extends B ? C | D : E | F', ['A extends B ? C | D : E | F']],
    ["'it\\'s|' | b", ["'it\\'s|'", 'b']],
  ])('%s', (type, members) => {
    expect(splitType(type, '|')).toEqual(members);
  });

  it('splits arguments, those that are functions too', () => {
    expect(splitType('(a) => B<C, D>, E, [F, G]', ',')).toEqual(['(a) => B<C, D>', 'E', '[F, G]']);
  });
});

describe('cleanType', () => {
  it.each([
    ['import("@mui/base").MenuItemSlots', 'MenuItemSlots'],
    ['{\n  /**\n   * Text.\n   */\n  a?: B;\n}', '{ a?: B; }'],
    ['( event: A, b: C, ) => void', '(event: A, b: C) => void'],
    ['Props< typeof A, B >', 'Props<typeof A, B>'],
  ])('%j', (type, clean) => {
    expect(cleanType(type)).toBe(clean);
  });
});

describe('toReadableType', () => {
  it.each([
    ['boolean', undefined, { types: ['boolean'] }],
    ["'b' | 'a' | undefined", "'a' | 'b'", { types: ["'b'", "'a'"] }],
    [
      "OverridableStringUnion<'b' | 'a', ButtonPropsSizeOverrides>",
      "'a' | 'b'",
      { types: ["'b'", "'a'", 'string'] },
    ],
    [
      "OverridableStringUnion<Variant | 'inherit', X> | false",
      undefined,
      { types: ['Variant', "'inherit'", 'string', 'false'] },
    ],
    ["('a' | 'b') | 'c'", undefined, { types: ["'a'", "'b'", "'c'"] }],
    ['number | undefined', 'number', { types: ['number'] }],
    ['SxProps<Theme>', 'A | B', { types: ['SxProps<Theme>'] }],
    ['Partial<ButtonClasses>', 'Partial<A> & B', { types: ['Partial<ButtonClasses>'] }],
    ['React.ReactNode', 'string | number', { types: ['React.ReactNode'] }],
    ['MenuSlots', 'import("@mui/base").MenuSlots', { types: ['MenuSlots'] }],
    ["RadioProps['size']", "'sm' | 'md'", { types: ["'sm'", "'md'"] }],
    [
      'AppTheme',
      'Theme | { light?: Theme | undefined; }',
      { types: ['AppTheme'], expanded: 'Theme | { light?: Theme; }' },
    ],
    [
      "'value' | ((a: B) => string | null | undefined)",
      "'value' | ((a: B) => string | null)",
      { types: ["'value'", '((a: B) => string | null | undefined)'] },
    ],
  ])('%s', (type, expanded, readable) => {
    expect(toReadableType(type, expanded)).toEqual(readable);
  });
});

describe('toResultType', () => {
  it.each([
    ['(event: A) => void', 'void'],
    ['(get: () => A) => Promise<B>', 'Promise<B>'],
    ['FilterHandler', undefined],
    ['((a: A) => B) | C', undefined],
  ])('%s', (type, result) => {
    expect(toResultType(type)).toBe(result);
  });
});
