import type {
  ApiComponentPage,
  ApiHookPage,
  ApiInterfacePage,
} from '../../../content/api-reference/contract';
import { toSearchMembers } from '../node/toSearchMembers';

const row = (id: string, name: string) => ({ id, name, description: '' });

// Only the properties that are searched.
const COMPONENT = {
  kind: 'component',
  name: 'Button',
  anchorPrefix: '',
  props: [row('button-prop-color', 'color'), row('button-prop-variant', 'variant')],
  slots: [
    { ...row('Button-css-root', 'root'), className: null },
    { ...row('Button-css-MuiButton-icon', 'icon'), className: 'MuiButton-icon' },
  ],
  classes: [
    { ...row('button-classes-MuiButton-root', 'root'), className: 'MuiButton-root' },
    { ...row('button-classes-Mui-disabled', 'disabled'), className: 'Mui-disabled' },
  ],
} as unknown as ApiComponentPage;

const HOOK = {
  kind: 'hook',
  name: 'useButton',
  anchorPrefix: 'use-button-',
  parameters: [row('use-button-parameters-disabled', 'disabled')],
  returnValue: [row('use-button-return-value-active', 'active')],
} as unknown as ApiHookPage;

it('has the rows of a component, by what their anchors begin with', () => {
  expect(toSearchMembers([COMPONENT])).toEqual([
    [
      'Button',
      '',
      [
        ['prop', 'button-prop-', 'color variant'],
        ['slot', 'Button-css-', 'root'],
        ['class', 'Button-css-', 'MuiButton-icon'],
        ['class', 'button-classes-', 'MuiButton-root Mui-disabled'],
      ],
    ],
  ]);
});

it('has the default value of a prop, if it is short and one word', () => {
  const page = {
    ...COMPONENT,
    slots: [{ ...row('Button-css-root', 'root'), className: null, default: "'button'" }],
    classes: [],
    props: [
      { ...row('button-prop-size', 'size'), default: "'medium'" },
      { ...row('elsewhere', 'rows'), default: '1' },
      { ...row('button-prop-label', 'label'), default: "'Go to'" },
      { ...row('button-prop-a', 'a'), default: 'a|b' },
      { ...row('button-prop-b', 'b'), default: 'twentyFiveCharactersLong0' },
    ],
  } as unknown as ApiComponentPage;
  expect(toSearchMembers([page])[0]?.[2]).toEqual([
    ['prop', 'button-prop-', "size|'medium' rows=elsewhere|1 label a b"],
    ['slot', 'Button-css-', 'root'],
  ]);
});

it('leaves out what the component of a lower plan has, which is found there', () => {
  const [color, variant] = COMPONENT.props;
  const page = {
    ...COMPONENT,
    plan: 'premium',
    extends: { title: 'ButtonPro', to: '/x/api/button-pro/' },
    props: [
      { ...color, plan: 'pro' },
      { ...variant, plan: 'premium' },
    ],
  } as unknown as ApiComponentPage;
  expect(toSearchMembers([page])).toEqual([['Button', '', [['prop', 'button-prop-', 'variant']]]]);
});

it('has the properties of an interface, whatever part they belong to', () => {
  const page = {
    kind: 'interface',
    name: 'GridApi',
    anchorPrefix: '',
    groups: [
      { rows: [row('grid-api-prop-getRow', 'getRow')] },
      { rows: [row('grid-api-prop-setRow', 'setRow')] },
    ],
  } as unknown as ApiInterfacePage;
  expect(toSearchMembers([page])).toEqual([
    ['GridApi', '', [['prop', 'grid-api-prop-', 'getRow setRow']]],
  ]);
});

it('has the rows of a hook, and its anchor on a page with others', () => {
  expect(toSearchMembers([HOOK])).toEqual([
    [
      'useButton',
      'use-button',
      [
        ['parameter', 'use-button-parameters-', 'disabled'],
        ['returnValue', 'use-button-return-value-', 'active'],
      ],
    ],
  ]);
});

it('names an anchor that does not follow from the name', () => {
  const props = [row('a-prop-color', 'color'), row('elsewhere', 'size'), row('x', 'not a name')];
  const page = { ...COMPONENT, props, slots: [], classes: [] } as unknown as ApiComponentPage;
  expect(toSearchMembers([page])).toEqual([
    ['Button', '', [['prop', 'a-prop-', 'color size=elsewhere']]],
  ]);
});
