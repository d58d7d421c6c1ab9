import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { loadMaterialIcons, parseIconName } from '../node/loadMaterialIcons';
import { readIconMarkup } from '../node/readIconMarkup';

const icon = (name: string, children = '_jsx("path", { d: "M0 0h24" })') =>
  `"use client";\nimport createSvgIcon from './utils/createSvgIcon';\n` +
  `import { jsx as _jsx } from "react/jsx-runtime";\nexport default createSvgIcon(${children}, '${name}');`;

const site = temporaryFolder('each');

/** Adds modules to the package of the icons. */
function install(modules: Readonly<Record<string, string>>) {
  const folder = 'node_modules/@mui/icons-material';
  site.write({ [`${folder}/package.json`]: '{ "version": "6.1.0" }' });
  for (const [name, text] of Object.entries(modules)) {
    site.write({ [`${folder}/esm/${name}`]: text });
  }
}

/** Loads the icons with a cache in the site. */
const load = () => loadMaterialIcons(site.path, path.join(site.path, 'cache'));

const STYLES = ['', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'];

test.each([
  ['Delete', { name: 'Delete', style: 'Filled' }],
  ['DeleteTwoTone', { name: 'Delete', style: 'TwoTone' }],
  ['InsertChartOutlinedOutlined', { name: 'InsertChartOutlined', style: 'Outlined' }],
])('%s has a name and a style', (component, parts) =>
  expect(parseIconName(component)).toEqual(parts),
);

test('attributes are written as in HTML', () => {
  const children =
    '[_jsx("path", { d: "M8 9h8", fillOpacity: ".3" }, "0"), _jsx("circle", { cx: "1" }, "1")]';
  expect(readIconMarkup(icon('X', children))).toBe(
    '<path d="M8 9h8" fill-opacity=".3"></path><circle cx="1"></circle>',
  );
  expect(readIconMarkup('export default 1;')).toBeUndefined();
});

test('icons are read once per version', async () => {
  install(Object.fromEntries(STYLES.map((style) => [`Delete${style}.js`, icon(`Delete${style}`)])));
  const icons = await load();
  expect(icons.TwoTone).toEqual({ Delete: '<path d="M0 0h24"></path>' });
  install({ 'New.js': icon('New') });
  expect(await load()).toEqual(icons);
});

test('modules of another form are reported in one sentence', async () => {
  install({ 'Delete.js': 'export default 1;' });
  await expect(load()).rejects.toThrow(/6\.1\.0 has no icons of Filled, .*readIconMarkup\.ts/);
});
