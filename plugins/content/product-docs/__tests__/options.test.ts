import type { Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { validateOptions } from '../options';

const validate = (options: Options): PluginOptions =>
  // The types of the two packages describe the same function differently.
  validateOptions({ validate: normalizePluginOptions as never, options });

test('the current version is at the root and file names keep their digits', () => {
  const options = validate({ id: 'x', path: 'docs/x', routeBasePath: 'x' });
  expect(options).toMatchObject({ id: 'x', path: 'docs/x', routeBasePath: '/x' });
  expect(options.lastVersion).toBe('current');
  expect(options.numberPrefixParser('5-ways').filename).toBe('5-ways');
});

test('the defaults can be changed', () => {
  expect(validate({ lastVersion: 'v5' }).lastVersion).toBe('v5');
});

test.each<Options>([
  { sidebarPath: './x.ts' },
  { sidebarPath: false },
  { sidebarItemsGenerator: () => [] },
])('the sidebar comes from nowhere else: %j', (options) => {
  expect(() => validate(options)).toThrow(
    `product-docs: remove the option "${Object.keys(options)[0]}"; the tree is in sidebars.ts.`,
  );
});

test('other options are those of the docs plugin', () => {
  expect(() => validate({ folder: 'docs/x' } as Options)).toThrow('"folder" is not allowed');
});
