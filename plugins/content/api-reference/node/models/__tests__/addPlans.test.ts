import type { ApiComponentSection } from '../../../../../../src/site/apiReference';
import type { ApiProp } from '../../../contract';
import { addPlans } from '../addPlans';
import { documentedNames, type ApiModel } from '../modelRequest';

const section = (
  packageName: string,
  interfaces: readonly string[],
  plan?: ApiComponentSection['plan'],
): ApiComponentSection => ({
  kind: 'components',
  productId: 'x',
  packageName,
  route: '/x/api/grid',
  components: [],
  interfaces,
  licensed: [],
  ...(plan && { plan }),
});

const SECTIONS = [
  section('grid-premium', ['Excel'], 'premium'),
  section('grid', ['Column']),
  section('grid-pro', [], 'pro'),
];

const model = (packageName: string, members: Readonly<Record<string, readonly string[]>>) => {
  const toProp = (name: string): ApiProp => ({
    name,
    type: 'string',
    muiType: 'string',
    own: true,
    ...(name === 'field' && { required: true }),
  });
  const interfaces = Object.fromEntries(
    Object.entries(members).map(([name, props]) => [
      name,
      {
        name,
        slug: name,
        imports: [packageName],
        description: '',
        props: props.map(toProp),
        file: '',
      },
    ]),
  );
  const file = { package: packageName, version: '1.0.0', components: {}, interfaces };
  return [packageName, { components: file, hooks: null }] as [string, ApiModel];
};

const MODELS = new Map([
  model('grid', { Column: ['field', 'width'] }),
  model('grid-pro', { Column: ['field', 'filter', 'width'] }),
  model('grid-premium', { Column: ['field', 'aggregable', 'filter', 'width'], Excel: ['sheet'] }),
]);

test('a package is asked for the interfaces of its plan and of lower ones', () => {
  const asked = (name: string) => documentedNames(SECTIONS, name).interfaces;
  expect(asked('grid')).toEqual(['Column']);
  expect(asked('grid-pro')).toEqual(['Column']);
  expect(asked('grid-premium')).toEqual(['Column', 'Excel']);
});

test('each property has the lowest plan whose package has it', () => {
  const interfaces = addPlans(MODELS, SECTIONS).get('grid')?.components.interfaces;
  expect(interfaces?.['Column']?.props.map(({ name, plan }) => [name, plan])).toEqual([
    ['field', undefined],
    ['aggregable', 'premium'],
    ['filter', 'pro'],
    ['width', undefined],
  ]);
  expect(interfaces?.['Column']?.imports).toEqual(['grid', 'grid-pro', 'grid-premium']);
});

test('without the packages of plans, there is only what the lowest has', () => {
  const [grid] = MODELS;
  const alone = addPlans(new Map(grid ? [grid] : []), SECTIONS).get('grid');
  expect(alone?.components.interfaces?.['Column']?.props).toHaveLength(2);
});
