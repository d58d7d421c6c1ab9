import { modelCacheKey, type ModelInputs } from '../modelCacheKey';

const INPUTS: ModelInputs = {
  packageName: '@mui/base',
  alias: undefined,
  inherited: true,
  interfaces: ['AxisConfig'],
  hooks: ['useButton', 'useInput'],
  extractor: 'abc',
  typescript: '6.0.3',
  node: 22,
  packages: new Map([
    ['node_modules/@mui/base', '@mui/base@5.0.0'],
    ['node_modules/@mui/utils', '@mui/utils@6.1.0'],
  ]),
};

test.each<[string, Partial<ModelInputs>]>([
  ['the package', { packageName: '@mui/joy' }],
  ['an alias', { alias: 'base-v5' }],
  ['inherited props', { inherited: false }],
  ['the interfaces', { interfaces: [] }],
  ['the hooks', { hooks: ['useButton'] }],
  ['no hooks', { hooks: null }],
  ['the extractor', { extractor: 'abd' }],
  ['the compiler', { typescript: '6.0.4' }],
  ['Node.js', { node: 24 }],
  [
    'a version of what it uses',
    {
      packages: new Map([
        ['node_modules/@mui/base', '@mui/base@5.0.0'],
        ['node_modules/@mui/utils', '@mui/utils@6.1.1'],
      ]),
    },
  ],
])('%s makes another key', (_, change) => {
  expect(modelCacheKey({ ...INPUTS, ...change })).not.toBe(modelCacheKey(INPUTS));
});

test('the order of hooks and packages does not matter', () => {
  const turned: ModelInputs = {
    ...INPUTS,
    hooks: ['useInput', 'useButton'],
    packages: new Map([...INPUTS.packages].reverse()),
  };
  expect(modelCacheKey(turned)).toBe(modelCacheKey(INPUTS));
});
