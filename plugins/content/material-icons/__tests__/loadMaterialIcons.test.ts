import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadMaterialIcons, parseIconName } from '../node/loadMaterialIcons';
import { readIconMarkup } from '../node/readIconMarkup';

const icon = (name: string, children = '_jsx("path", { d: "M0 0h24" })') =>
  `"use client";\nimport createSvgIcon from './utils/createSvgIcon';\n` +
  `import { jsx as _jsx } from "react/jsx-runtime";\nexport default createSvgIcon(${children}, '${name}');`;

function site(files: Readonly<Record<string, string>>) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'material-icons-'));
  const folder = path.join(siteDir, 'node_modules/@mui/icons-material');
  mkdirSync(path.join(folder, 'esm'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "6.1.0" }');
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'esm', name), text);
  }
  return siteDir;
}

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
  const siteDir = site(
    Object.fromEntries(STYLES.map((style) => [`Delete${style}.js`, icon(`Delete${style}`)])),
  );
  const cacheDir = path.join(siteDir, 'cache');
  const icons = await loadMaterialIcons(siteDir, cacheDir);
  expect(icons.TwoTone).toEqual({ Delete: '<path d="M0 0h24"></path>' });
  writeFileSync(path.join(siteDir, 'node_modules/@mui/icons-material/esm/New.js'), icon('New'));
  expect(await loadMaterialIcons(siteDir, cacheDir)).toEqual(icons);
});

test('modules of another form are reported in one sentence', async () => {
  const siteDir = site({ 'Delete.js': 'export default 1;' });
  await expect(loadMaterialIcons(siteDir, path.join(siteDir, 'cache'))).rejects.toThrow(
    /6\.1\.0 has no icons of Filled, .*readIconMarkup\.ts/,
  );
});
