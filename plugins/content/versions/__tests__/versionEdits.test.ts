import {
  addSiteVersion,
  copyTree,
  removeSiteVersion,
  removeTree,
  setDependency,
  toVersionImports,
} from '../node/versionEdits';

const V6 = {
  productId: 'ui',
  name: 'v6',
  route: '/ui',
  packageName: '@x/ui',
  alias: 'ui-v6',
};
const V5 = { ...V6, name: 'v5', alias: 'ui-v5' };

const product = (versions: string) =>
  `[\n  {\n    id: 'ui',\n    packageName: '@x/ui',\n${versions}    olderVersions: [],\n  },\n  {\n    id: 'ui-other',\n    olderVersions: [],\n  },\n];\n`;
const NONE = product('');

describe('products.ts', () => {
  it('has a version that was added, once, before the older ones', () => {
    const one = addSiteVersion(NONE, V5, null);
    expect(one).toBe(product("    siteVersions: [{ name: 'v5', packageName: 'ui-v5' }],\n"));
    const two = addSiteVersion(one, V6, 'createTheme');
    expect(two).toBe(
      product(
        "    siteVersions: [{ name: 'v6', packageName: 'ui-v6', theme: 'createTheme' }, { name: 'v5', packageName: 'ui-v5' }],\n",
      ),
    );
    expect(addSiteVersion(two, V6, 'createTheme')).toBe(two);
    expect(removeSiteVersion(two, V6)).toBe(one);
    expect(removeSiteVersion(removeSiteVersion(two, V5), V6)).toBe(NONE);
    expect(removeSiteVersion(NONE, V5)).toBe(NONE);
  });

  it('of a list over several lines loses the version', () => {
    const list = product(
      "    siteVersions: [\n      { name: 'v6', packageName: 'a' },\n      { name: 'v5', packageName: 'b' },\n    ],\n",
    );
    expect(removeSiteVersion(list, V5)).toContain("{ name: 'v6', packageName: 'a' },\n      ],");
  });

  it('without the product is refused', () => {
    expect(() => addSiteVersion(NONE, { ...V6, productId: 'no' }, null)).toThrow(
      "src/site/products.ts has no entry with the id 'no'.",
    );
  });
});

describe('sidebars.ts', () => {
  const tree = (key: string, route: string) =>
    `  ${key}: [\n    { pathname: '/ui/a' },\n    { pathname: '/ui/api', children: apiNavEntries('${route}/api') },\n  ],\n`;
  const other = "  'ui-other': [\n    { pathname: '/o' },\n  ],\n";
  const SIDEBARS = `export default {\n${tree('ui', '/ui')}\n${other}};\n`;

  it('has a copy of the tree with the API of the version, once', () => {
    const cut = copyTree(SIDEBARS, V6);
    expect(cut).toBe(
      `export default {\n${tree('ui', '/ui')}\n  // Paths are those of the newest version; they are mapped to this version.\n${tree("'ui@v6'", '/ui/v6')}\n${other}};\n`,
    );
    expect(copyTree(cut, V6)).toBe(cut);
    expect(removeTree(cut, V6)).toBe(SIDEBARS);
    expect(removeTree(SIDEBARS, V6)).toBe(SIDEBARS);
  });
});

it('package.json has the alias, in its place', () => {
  const manifest = `${JSON.stringify({ name: 'site', dependencies: { a: '1', z: '1' } }, null, 2)}\n`;
  const added = setDependency(manifest, V6, '6.5.0');
  expect(JSON.parse(added)).toEqual({
    name: 'site',
    dependencies: { a: '1', 'ui-v6': 'npm:@x/ui@6.5.0', z: '1' },
  });
  expect(Object.keys((JSON.parse(added) as { dependencies: object }).dependencies)).toEqual([
    'a',
    'ui-v6',
    'z',
  ]);
  expect(setDependency(added, V6, null)).toBe(manifest);
});

it.each([
  ["import A from '@x/ui/A';", "import A from 'ui-v6/A';"],
  ["export * from '@x/ui';", "export * from 'ui-v6';"],
  ["import B from '@x/ui-b';", "import B from '@x/ui-b';"],
])('a wrapper imports the version: %s', (code, expected) => {
  expect(toVersionImports(code, V6)).toBe(expected);
});
