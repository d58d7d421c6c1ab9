import type { PlaygroundControl, PlaygroundFile } from '../contract';
import { createControls, type ControlledComponent } from '../node/createControls';

type Prop = ControlledComponent['props'][number];

const prop = (name: string, muiType: string, more: Partial<Prop> = {}): Prop => ({
  name,
  type: muiType,
  muiType,
  own: true,
  ...more,
});

const PLACE = 'docs/material-ui/react-button/Button.playground.ts';
const create = (props: readonly Prop[], file: PlaygroundFile = {}) =>
  createControls({ name: 'Button', props }, file, PLACE);

describe('type to control', () => {
  const node = prop('startIcon', 'node');
  test.each<[string, Prop, PlaygroundFile, Partial<PlaygroundControl> | undefined]>([
    [
      'a union, in the order of its declaration',
      prop('size', "'large' | 'medium' | 'small' | string", {
        type: "OverridableStringUnion<'small' | 'medium' | 'large', Overrides>",
        default: "'medium'",
      }),
      {},
      {
        kind: 'choice',
        values: ['small', 'medium', 'large'],
        optional: false,
        default: 'medium',
        initial: 'medium',
      },
    ],
    [
      'a named union, by its expansion',
      prop('color', "'danger' | 'primary' | string", {
        type: 'OverridableStringUnion<ColorPaletteProp, Overrides>',
        expanded: "'primary' | 'danger'",
      }),
      {},
      { kind: 'choice', values: ['primary', 'danger'], optional: true },
    ],
    [
      'a named union without expansion, by its prop type',
      prop('variant', "'filled' | 'outlined'", { type: 'Variant', default: "'outlined'" }),
      {},
      { kind: 'choice', values: ['filled', 'outlined'], default: 'outlined' },
    ],
    [
      'a union with booleans',
      prop('scrollButtons', "'auto' | bool", { type: "'auto' | boolean", default: "'auto'" }),
      {},
      { kind: 'choice', values: ['auto', true, false] },
    ],
    [
      'a boolean',
      prop('disabled', 'bool', { type: 'boolean', default: 'false' }),
      {},
      { kind: 'switch', default: false, initial: false },
    ],
    [
      'a boolean that is true by default',
      prop('disabled', 'bool', { type: 'boolean', default: 'true' }),
      {},
      { kind: 'switch', default: true, initial: true },
    ],
    ['a string', prop('label', 'string'), {}, { kind: 'text', default: '', initial: '' }],
    [
      'a string with a first value',
      prop('label', 'string'),
      { props: { label: 'City' } },
      { kind: 'text', default: '', initial: 'City' },
    ],
    ['a number', prop('rows', 'number | string'), {}, { kind: 'number' }],
    [
      'an integer with a default',
      prop('elevation', 'integer', { type: 'number', default: '4' }),
      {},
      { kind: 'number', default: 4, initial: 4 },
    ],
    [
      'a number with given values',
      prop('elevation', 'integer', { type: 'number', default: '4' }),
      { examples: { elevation: [0, 4, 8] } },
      { kind: 'choice', values: [0, 4, 8], default: 4, initial: 4, optional: false },
    ],
    [
      'some options of a union',
      prop('size', "'large' | 'small'"),
      { examples: { size: ['small'] } },
      { kind: 'choice', values: ['small'], optional: true },
    ],
    [
      'some literals of a wider type',
      prop('direction', "Array<'column' | 'row'> | 'column' | 'row' | object"),
      { examples: { direction: ['column', 'row'] } },
      { kind: 'choice', values: ['column', 'row'], optional: true },
    ],
    ['a node without examples: none', node, {}, undefined],
    ['a node with a first text', node, { props: { startIcon: 'Go' } }, { kind: 'text' }],
    [
      'a node with examples',
      node,
      { examples: { startIcon: { SendIcon: '<SendIcon />' } } },
      {
        kind: 'choice',
        values: ['SendIcon'],
        optional: true,
        code: { SendIcon: '<SendIcon />' },
      },
    ],
    [
      'a node with a first example',
      node,
      { props: { startIcon: 'Send' }, examples: { startIcon: { Send: '<SendIcon />' } } },
      { kind: 'choice', values: ['Send'], optional: false, initial: 'Send' },
    ],
    ['an object: none', prop('sx', 'object'), {}, undefined],
    ['a function: none', prop('onClose', 'func'), {}, undefined],
    ['an address that could run code: none', prop('href', 'string'), {}, undefined],
    ['a deprecated prop: none', prop('raised', 'bool', { deprecated: true }), {}, undefined],
    ['an inherited prop: none', prop('square', 'bool', { own: false }), {}, undefined],
    [
      'an inherited prop that the file names',
      prop('type', "'button' | 'submit'", { own: false }),
      { props: { type: 'submit' } },
      { kind: 'choice', initial: 'submit' },
    ],
    ['an excluded prop: none', prop('label', 'string'), { exclude: ['label'] }, undefined],
  ])('%s', (_title, given, file, expected) => {
    const [control] = create([given], file);
    if (expected) expect(control).toMatchObject({ ...expected, prop: given.name });
    else expect(control).toBeUndefined();
  });

  test('children need not be declared', () => {
    expect(create([], { props: { children: 'Send' } })).toEqual([
      { kind: 'text', prop: 'children', default: '', initial: 'Send' },
    ]);
  });

  test('unions come first, then examples, texts and switches', () => {
    const props = [prop('disabled', 'bool'), prop('label', 'string'), prop('size', "'a' | 'b'")];
    expect(create(props).map((control) => control.prop)).toEqual(['size', 'label', 'disabled']);
  });
});

describe('mistakes', () => {
  const props = [
    prop('variant', "'contained' | 'outlined'"),
    prop('disabled', 'bool'),
    prop('rows', 'number'),
    prop('sx', 'object'),
    prop('href', 'string'),
  ];
  test.each<[PlaygroundFile, string]>([
    [{ exclude: ['varient'] }, 'Button has no prop "varient"; did you mean "variant"?'],
    [{ props: { dissabled: true } }, 'Button has no prop "dissabled"; did you mean "disabled"?'],
    [{ examples: { everything: ['x'] } }, 'Button has no prop "everything".'],
    [{ props: { variant: 'outlind' } }, '"variant" cannot be "outlind"; did you mean "outlined"?'],
    [{ examples: { variant: ['text'] } }, '"variant" cannot be "text".'],
    [{ props: { disabled: 'yes' } }, '"disabled" cannot be "yes".'],
    [{ props: { rows: true } }, '"rows" cannot be true.'],
    [
      { props: { rows: 3 }, examples: { rows: [2, 4] } },
      '"rows" starts as 3, which is not among its examples; did you mean 2?',
    ],
    [{ props: { sx: 'x' } }, '"sx" cannot be "x".'],
    [{ props: { href: '/' } }, '"href" has no control; write it into the template.'],
  ])('%j', (file, message) => {
    expect(() => create(props, file)).toThrow(`${PLACE}: ${message}`);
  });
});
