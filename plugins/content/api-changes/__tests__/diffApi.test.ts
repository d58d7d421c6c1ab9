import type { ApiComponent } from '../../../common/api-model/apiModel';
import type { ApiChange } from '../contract';
import { diffApi } from '../node/diffApi';
import type { ApiRename } from '../node/renames';
import { apiFile, component, cssClass, prop, slot } from './tinyModels';

type Shape = Partial<ApiComponent>;

/** Returns a change as one line, with every further field it has, by name. */
function toLine({ kind, subject, name, ...rest }: ApiChange): string {
  const fields = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => a.localeCompare(b));
  return [kind, subject, name, ...fields.map(([field, value]) => `${field}=${value}`)].join(' ');
}

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
  return result.components.flatMap(({ changes }) => changes.map(toLine));
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

  test.each<[string, Shape | null, Shape | null, string[]]>([
    [
      'is added, and its members are not listed',
      null,
      { props: [prop('a')] },
      ['added component Card'],
    ],
    [
      'is added with a reason not to use it',
      null,
      { deprecated: 'Use `Paper`. ' },
      ['added component Card note=Use `Paper`.'],
    ],
    [
      'is removed, under the name it was exported by',
      { imports: unstable, props: [prop('a')] },
      null,
      ['removed component Unstable_Card'],
    ],
    [
      'is no longer exported as unstable',
      { imports: unstable },
      {},
      ['renamed component Card from=Unstable_Card'],
    ],
    [
      'is deprecated with a reason',
      {},
      { deprecated: 'Use `Paper`.' },
      ['deprecated component Card note=Use `Paper`.'],
    ],
    ['is deprecated without a reason', {}, { deprecated: true }, ['deprecated component Card']],
    ['is no longer deprecated', { deprecated: true }, {}, ['undeprecated component Card']],
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
  type Values = Parameters<typeof prop>[1] | null;
  /** Returns the line of a change of the prop `size`, which is on the page. */
  const size = (kind: string, more = '') => `${kind} prop size anchor=card-prop-size${more}`;

  test.each<[string, Values, Values, string[]]>([
    ['added', null, {}, [size('added')]],
    [
      'added and deprecated already',
      null,
      { deprecated: 'Use `sx`.' },
      [size('added', ' note=Use `sx`.')],
    ],
    ['added, but inherited', null, { own: false }, []],
    ['added, but hidden', null, { hidden: true }, []],
    ['removed', {}, null, ['removed prop size']],
    ['removed, but hidden before', { hidden: true }, null, []],
    ['inherited now', {}, { own: false }, []],
    ['hidden now', {}, { hidden: true }, []],
    [
      'type changed',
      { muiType: "'a'" },
      { muiType: "'a' | 'b'" },
      [size('typeChanged', " from='a' to='a' | 'b'")],
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
      [size('defaultChanged', " from='a' to={ a: 'b', }")],
    ],
    ['default gone', { default: '{}' }, {}, [size('defaultChanged', ' from={}')]],
    ['default new', {}, { default: 'false' }, [size('defaultChanged', ' to=false')]],
    ['default written differently', { default: '"a"' }, { default: "'a'" }, []],
    [
      'required now',
      {},
      { required: true },
      [size('requiredChanged', ' from=optional to=required')],
    ],
    [
      'optional now',
      { required: true },
      {},
      [size('requiredChanged', ' from=required to=optional')],
    ],
    ['deprecated', {}, { deprecated: 'Use `sx`.' }, [size('deprecated', ' note=Use `sx`.')]],
    ['deprecated without a reason', {}, { deprecated: true }, [size('deprecated')]],
    ['no longer deprecated', { deprecated: true }, {}, [size('undeprecated')]],
    ['deprecated as before', { deprecated: true }, { deprecated: 'Use `sx`.' }, []],
    [
      'changed in two ways',
      { default: '{}' },
      { deprecated: true },
      [size('defaultChanged', ' from={}'), size('deprecated')],
    ],
  ])('%s', (_name, older, newer, expected) => {
    const props = (values: Values) => ({ props: values ? [prop('size', values)] : [] });
    expect(changesOf(props(older), props(newer))).toEqual(expected);
  });

  test('`component` is not removed while the component is polymorphic', () => {
    const older = { props: [prop('component')] };
    expect(changesOf(older, { polymorphic: true })).toEqual([]);
    expect(changesOf(older, {})).toEqual(['removed prop component']);
  });

  test('are sorted by name', () => {
    const older = { props: [prop('b'), prop('a')] };
    expect(changesOf(older, { props: [prop('c')] })).toEqual([
      'removed prop a',
      'removed prop b',
      'added prop c anchor=card-prop-c',
    ]);
  });
});

describe('renames', () => {
  const rename: ApiRename = {
    component: 'Card',
    subject: 'prop',
    from: ['xs', 'md'],
    to: 'size',
  };
  const xs = { props: [prop('xs')] };
  const size = { props: [prop('size')] };
  const added = 'added prop size anchor=card-prop-size';

  test.each<[string, Shape, Shape, ApiRename, string[]]>([
    [
      'join the former names',
      { props: [prop('xs'), prop('md')] },
      size,
      rename,
      ['renamed prop size anchor=card-prop-size from=xs, md'],
    ],
    [
      'say only what was there',
      { props: [prop('md')] },
      size,
      rename,
      ['renamed prop size anchor=card-prop-size from=md'],
    ],
    [
      'are none where the new name was there before',
      { props: [prop('xs'), prop('size')] },
      size,
      rename,
      ['removed prop xs'],
    ],
    [
      'are none where the former name stays',
      xs,
      { props: [prop('xs'), prop('size')] },
      rename,
      [added],
    ],
    [
      'are none for other components',
      xs,
      size,
      { ...rename, component: 'Grid' },
      [added, 'removed prop xs'],
    ],
    [
      'are none for other subjects',
      xs,
      size,
      { ...rename, subject: 'slot' },
      [added, 'removed prop xs'],
    ],
  ])('%s', (_name, older, newer, given, expected) => {
    expect(changesOf(older, newer, [given])).toEqual(expected);
  });
});

describe('slots and classes', () => {
  const rootSlot = { slots: [slot('root', { class: 'MuiCard-root' })] };
  const rootClass = { classes: [cssClass('root')] };

  test.each<[string, Shape, Shape, string[]]>([
    [
      'a slot with a class is added',
      rootClass,
      rootSlot,
      ['added slot root anchor=Card-css-MuiCard-root className=MuiCard-root'],
    ],
    [
      'a slot without a class is added',
      {},
      { slots: [slot('input')] },
      ['added slot input anchor=Card-css-input'],
    ],
    [
      'a slot is removed, and its class stays',
      rootSlot,
      rootClass,
      ['removed slot root className=MuiCard-root'],
    ],
    [
      'a slot renders something else',
      { slots: [slot('input', { default: "'div'" })] },
      { slots: [slot('input', { default: 'Box' })] },
      ["defaultChanged slot input anchor=Card-css-input from='div' to=Box"],
    ],
    [
      'a class is added',
      {},
      { classes: [cssClass('disabled', { className: 'Mui-disabled', global: true })] },
      ['added class disabled anchor=card-classes-Mui-disabled className=Mui-disabled'],
    ],
    [
      'a class comes with its slot',
      {},
      rootSlot,
      [
        'added slot root anchor=Card-css-MuiCard-root className=MuiCard-root',
        'added class root anchor=Card-css-MuiCard-root className=MuiCard-root',
      ],
    ],
    ['a class is removed', rootClass, {}, ['removed class root className=MuiCard-root']],
    [
      'a class is deprecated',
      rootClass,
      { classes: [cssClass('root', { deprecated: 'Combine others.' })] },
      [
        'deprecated class root anchor=card-classes-MuiCard-root className=MuiCard-root ' +
          'note=Combine others.',
      ],
    ],
  ])('%s', (_name, older, newer, expected) => {
    expect(changesOf(older, newer)).toEqual(expected);
  });
});

describe('class keys that the types no longer list', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'the component no longer has the class',
      { root: 'MuiCard-root' },
      'removed class inputAdornedEnd className=MuiCard-inputAdornedEnd',
    ],
    [
      'the component still has the class',
      { inputAdornedEnd: 'MuiCard-inputAdornedEnd' },
      'keyRemoved class inputAdornedEnd className=MuiCard-inputAdornedEnd',
    ],
    [
      'the class is that of the component inside',
      { inputAdornedEnd: 'MuiInputBase-inputAdornedEnd' },
      'keyRemoved class inputAdornedEnd className=MuiInputBase-inputAdornedEnd',
    ],
  ])('%s', (_name, runtimeClasses, expected) => {
    const older = apiFile('5.0.0', [component({ classes: [cssClass('inputAdornedEnd')] })]);
    const newer = apiFile('6.0.0', [component()]);
    const { components } = diffApi(older, newer, {
      components: ['Card'],
      runtimeClassesOf: () => runtimeClasses,
    });
    expect(components[0]?.changes.map(toLine)).toEqual([expected]);
  });
});
