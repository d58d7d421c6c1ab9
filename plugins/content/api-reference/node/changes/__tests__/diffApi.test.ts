import type { ApiComponent } from '../../../contract';
import { diffApi } from '../diffApi';
import type { ApiRename } from '../renames';
import { apiFile, component, cssClass, prop, slot } from './tinyModels';

type Shape = Partial<ApiComponent>;

/**
 * Returns the changes of the component `Card` between two versions; `null` is a version without it.
 */
function changesOf(older: Shape | null, newer: Shape | null, renames: readonly ApiRename[] = []) {
  const file = (version: string, shape: Shape | null) =>
    apiFile(version, shape ? [component(shape)] : []);
  const result = diffApi(file('5.0.0', older), file('6.0.0', newer), {
    components: ['Card'],
    renames,
  });
  return result.components.flatMap(({ changes }) => changes);
}

test('names the versions, and the components by name', () => {
  const older = apiFile('5.1.0', [component({ name: 'Tab' }), component({ name: 'Grid2' })]);
  const newer = apiFile('6.2.0', [
    component({ name: 'Tab', props: [prop('icon')] }),
    component({ name: 'Grid2', props: [prop('size')] }),
    component({ name: 'Box' }),
  ]);
  expect(diffApi(older, newer, { components: ['Tab', 'Grid2', 'Tab'] })).toEqual({
    schema: 1,
    package: '@mui/material',
    from: '5.1.0',
    to: '6.2.0',
    components: [
      {
        name: 'Grid2',
        slug: 'grid-2',
        changes: [{ kind: 'added', subject: 'prop', name: 'size', anchor: 'grid-2-prop-size' }],
      },
      {
        name: 'Tab',
        slug: 'tab',
        changes: [{ kind: 'added', subject: 'prop', name: 'icon', anchor: 'tab-prop-icon' }],
      },
    ],
  });
});

test('leaves out components that are not documented, and those without changes', () => {
  const older = apiFile('5.0.0', [component(), component({ name: 'Secret' })]);
  const newer = apiFile('6.0.0', [component()]);
  expect(diffApi(older, newer, { components: ['Card', 'Unknown'] }).components).toEqual([]);
});

describe('the component itself', () => {
  const unstable = [
    "import Card from '@example/ui/Unstable_Card';",
    "import { Unstable_Card as Card } from '@example/ui';",
  ];

  test.each<[string, Shape | null, Shape | null, object[]]>([
    [
      'is added, and its members are not listed',
      null,
      { props: [prop('a')] },
      [{ kind: 'added', subject: 'component', name: 'Card' }],
    ],
    [
      'is added with a reason not to use it',
      null,
      { deprecated: 'Use `Paper`. ' },
      [{ kind: 'added', subject: 'component', name: 'Card', note: 'Use `Paper`.' }],
    ],
    [
      'is removed, under the name it was exported by',
      { imports: unstable, props: [prop('a')] },
      null,
      [{ kind: 'removed', subject: 'component', name: 'Unstable_Card' }],
    ],
    [
      'is no longer exported as unstable',
      { imports: unstable },
      {},
      [{ kind: 'renamed', subject: 'component', name: 'Card', from: 'Unstable_Card' }],
    ],
    [
      'is deprecated with a reason',
      {},
      { deprecated: 'Use `Paper`.' },
      [{ kind: 'deprecated', subject: 'component', name: 'Card', note: 'Use `Paper`.' }],
    ],
    [
      'is deprecated without a reason',
      {},
      { deprecated: true },
      [{ kind: 'deprecated', subject: 'component', name: 'Card' }],
    ],
    [
      'is no longer deprecated',
      { deprecated: true },
      {},
      [{ kind: 'undeprecated', subject: 'component', name: 'Card' }],
    ],
    [
      'is deprecated for another reason, which is no change',
      { deprecated: 'a' },
      { deprecated: 'b' },
      [],
    ],
  ])('%s', (_name, older, newer, expected) => {
    expect(changesOf(older, newer)).toEqual(expected);
  });
});

describe('props', () => {
  const place = { subject: 'prop', name: 'size', anchor: 'card-prop-size' };

  test.each<
    [string, Parameters<typeof prop>[1] | null, Parameters<typeof prop>[1] | null, object[]]
  >([
    ['added', null, {}, [{ kind: 'added', ...place }]],
    [
      'added and deprecated already',
      null,
      { deprecated: 'Use `sx`.' },
      [{ kind: 'added', note: 'Use `sx`.', ...place }],
    ],
    ['added, but inherited', null, { own: false }, []],
    ['added, but hidden', null, { hidden: true }, []],
    ['removed', {}, null, [{ kind: 'removed', subject: 'prop', name: 'size' }]],
    ['removed, but hidden before', { hidden: true }, null, []],
    ['inherited now', {}, { own: false }, []],
    ['hidden now', {}, { hidden: true }, []],
    [
      'type changed',
      { muiType: "'a'" },
      { muiType: "'a' | 'b'" },
      [{ kind: 'typeChanged', from: "'a'", to: "'a' | 'b'", ...place }],
    ],
    [
      'type written differently',
      { muiType: '{ a?: "x" |\n  "y" }' },
      { muiType: "{ a?: 'x' | 'y' }", type: 'Other' },
      [],
    ],
    [
      'default changed',
      { default: "'a'" },
      { default: "{\n  a: 'b',\n}" },
      [{ kind: 'defaultChanged', from: "'a'", to: "{ a: 'b', }", ...place }],
    ],
    ['default gone', { default: '{}' }, {}, [{ kind: 'defaultChanged', from: '{}', ...place }]],
    ['default new', {}, { default: 'false' }, [{ kind: 'defaultChanged', to: 'false', ...place }]],
    ['default written differently', { default: '"a"' }, { default: "'a'" }, []],
    [
      'required now',
      {},
      { required: true },
      [{ kind: 'requiredChanged', from: 'optional', to: 'required', ...place }],
    ],
    [
      'optional now',
      { required: true },
      {},
      [{ kind: 'requiredChanged', from: 'required', to: 'optional', ...place }],
    ],
    [
      'deprecated',
      {},
      { deprecated: 'Use `sx`.' },
      [{ kind: 'deprecated', note: 'Use `sx`.', ...place }],
    ],
    ['deprecated without a reason', {}, { deprecated: true }, [{ kind: 'deprecated', ...place }]],
    ['no longer deprecated', { deprecated: true }, {}, [{ kind: 'undeprecated', ...place }]],
    ['deprecated as before', { deprecated: true }, { deprecated: 'Use `sx`.' }, []],
    [
      'changed in two ways',
      { default: '{}' },
      { deprecated: true },
      [
        { kind: 'defaultChanged', from: '{}', ...place },
        { kind: 'deprecated', ...place },
      ],
    ],
  ])('%s', (_name, older, newer, expected) => {
    const props = (values: Parameters<typeof prop>[1] | null) => ({
      props: values ? [prop('size', values)] : [],
    });
    expect(changesOf(props(older), props(newer))).toEqual(expected);
  });

  test('`component` is not removed while the component is polymorphic', () => {
    const older = { props: [prop('component')] };
    expect(changesOf(older, { polymorphic: true })).toEqual([]);
    expect(changesOf(older, {})).toHaveLength(1);
  });

  test('are sorted by name', () => {
    const older = { props: [prop('b'), prop('a')] };
    const names = changesOf(older, { props: [prop('c')] }).map(({ name }) => name);
    expect(names).toEqual(['a', 'b', 'c']);
  });
});

describe('renames', () => {
  const rename: ApiRename = {
    component: 'Card',
    subject: 'prop',
    from: ['xs', 'md'],
    to: 'size',
  };
  const xs = { props: [prop('xs'), prop('md')] };
  const size = { props: [prop('size')] };
  const added = { kind: 'added', subject: 'prop', name: 'size', anchor: 'card-prop-size' };

  test.each<[string, Shape, Shape, ApiRename, object[]]>([
    ['join the former names', xs, size, rename, [{ ...added, kind: 'renamed', from: 'xs, md' }]],
    [
      'say only what was there',
      { props: [prop('md')] },
      size,
      rename,
      [{ ...added, kind: 'renamed', from: 'md' }],
    ],
    [
      'are none where the new name was there before',
      { props: [prop('xs'), prop('size')] },
      size,
      rename,
      [{ kind: 'removed', subject: 'prop', name: 'xs' }],
    ],
    [
      'are none where the former name stays',
      { props: [prop('xs')] },
      { props: [prop('xs'), prop('size')] },
      rename,
      [added],
    ],
    [
      'are none for other components',
      { props: [prop('xs')] },
      size,
      { ...rename, component: 'Grid' },
      [added, { kind: 'removed', subject: 'prop', name: 'xs' }],
    ],
    [
      'are none for other subjects',
      { props: [prop('xs')] },
      size,
      { ...rename, subject: 'slot' },
      [added, { kind: 'removed', subject: 'prop', name: 'xs' }],
    ],
  ])('%s', (_name, older, newer, given, expected) => {
    expect(changesOf(older, newer, [given])).toEqual(expected);
  });
});

describe('slots and classes', () => {
  const root = { className: 'MuiCard-root' };

  test.each<[string, Shape, Shape, object[]]>([
    [
      'a slot with a class is added',
      { classes: [cssClass('root')] },
      { slots: [slot('root', { class: 'MuiCard-root' })] },
      [{ kind: 'added', subject: 'slot', name: 'root', ...root, anchor: 'Card-css-MuiCard-root' }],
    ],
    [
      'a slot without a class is added',
      {},
      { slots: [slot('input')] },
      [{ kind: 'added', subject: 'slot', name: 'input', anchor: 'Card-css-input' }],
    ],
    [
      'a slot is removed, and its class stays',
      { slots: [slot('root', { class: 'MuiCard-root' })] },
      { classes: [cssClass('root')] },
      [{ kind: 'removed', subject: 'slot', name: 'root', ...root }],
    ],
    [
      'a slot renders something else',
      { slots: [slot('input', { default: "'div'" })] },
      { slots: [slot('input', { default: 'Box' })] },
      [
        {
          kind: 'defaultChanged',
          subject: 'slot',
          name: 'input',
          from: "'div'",
          to: 'Box',
          anchor: 'Card-css-input',
        },
      ],
    ],
    [
      'a class is added',
      {},
      { classes: [cssClass('disabled', { className: 'Mui-disabled', global: true })] },
      [
        {
          kind: 'added',
          subject: 'class',
          name: 'disabled',
          className: 'Mui-disabled',
          anchor: 'card-classes-Mui-disabled',
        },
      ],
    ],
    [
      'a class comes with its slot',
      {},
      { slots: [slot('root', { class: 'MuiCard-root' })] },
      [
        { kind: 'added', subject: 'slot', name: 'root', ...root, anchor: 'Card-css-MuiCard-root' },
        { kind: 'added', subject: 'class', name: 'root', ...root, anchor: 'Card-css-MuiCard-root' },
      ],
    ],
    [
      'a class is removed',
      { classes: [cssClass('root')] },
      {},
      [{ kind: 'removed', subject: 'class', name: 'root', ...root }],
    ],
    [
      'a class is deprecated',
      { classes: [cssClass('root')] },
      { classes: [cssClass('root', { deprecated: 'Combine others.' })] },
      [
        {
          kind: 'deprecated',
          subject: 'class',
          name: 'root',
          note: 'Combine others.',
          ...root,
          anchor: 'card-classes-MuiCard-root',
        },
      ],
    ],
  ])('%s', (_name, older, newer, expected) => {
    expect(changesOf(older, newer)).toEqual(expected);
  });
});

describe('class keys that the types no longer list', () => {
  const removed = { subject: 'class', name: 'inputAdornedEnd' };

  test.each<[string, Readonly<Record<string, string>>, object]>([
    [
      'the component no longer has the class',
      { root: 'MuiCard-root' },
      { kind: 'removed', ...removed, className: 'MuiCard-inputAdornedEnd' },
    ],
    [
      'the component still has the class',
      { inputAdornedEnd: 'MuiCard-inputAdornedEnd' },
      { kind: 'keyRemoved', ...removed, className: 'MuiCard-inputAdornedEnd' },
    ],
    [
      'the class is that of the component inside',
      { inputAdornedEnd: 'MuiInputBase-inputAdornedEnd' },
      { kind: 'keyRemoved', ...removed, className: 'MuiInputBase-inputAdornedEnd' },
    ],
  ])('%s', (_name, runtimeClasses, expected) => {
    const older = apiFile('5.0.0', [component({ classes: [cssClass('inputAdornedEnd')] })]);
    const newer = apiFile('6.0.0', [component()]);
    const { components } = diffApi(older, newer, {
      components: ['Card'],
      runtimeClassesOf: () => runtimeClasses,
    });
    expect(components[0]?.changes).toEqual([expected]);
  });
});
