import path from 'node:path';
import ts from 'typescript';
import { readFile } from '../../../common/files/boundedFiles';
import { API_SECTIONS } from '../../../../src/site/apiReference';
import type { ApiDeprecationsFile, UpgradeFile } from '../contract';
import type { ApiChangesFile } from '../../api-changes/contract';
import { findChanges } from '../../api-changes/node';
import { CHANGED_IMPORTS } from '../node/facts/changedImports';
import { listDeprecations } from '../node/facts/listDeprecations';
import { listUpgradeRows } from '../node/facts/listUpgradeRows';
import { loadApiModels } from '../node/models/loadApiModels';
import { documentedNames } from '../node/models/modelRequest';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const MATERIAL = '@mui/material';
const OLDER = 'material-v5';

let changes: ApiChangesFile;
let deprecations: ApiDeprecationsFile;
let file: UpgradeFile;

beforeAll(async () => {
  const models = await loadApiModels({
    siteDir: SITE_DIR,
    requests: [{ packageName: MATERIAL }, { packageName: MATERIAL, alias: OLDER }],
  });
  const [found] = findChanges(SITE_DIR, models);
  if (!found) throw new Error('Material UI is not installed in two versions.');
  changes = found;
  deprecations = listDeprecations(
    models.get(MATERIAL)?.components.components ?? {},
    documentedNames(API_SECTIONS, MATERIAL).components,
  );
  file = listUpgradeRows(changes.components, deprecations, {
    comparison: '/changes/',
    deprecations: '/guide/',
    imports: '/imports/',
  });
}, 240_000);

const find = (component: string, name: string) =>
  file.rows.find((row) => row.component === component && row.name === name);

test('has everything that was removed, renamed or deprecated, once', () => {
  const ids = file.rows.map(({ component, subject, name }) => `${component} ${subject} ${name}`);
  expect(new Set(ids).size).toBe(ids.length);
  const removed = changes.components.flatMap((component) =>
    component.changes
      .filter(({ kind }) => ['removed', 'keyRemoved', 'renamed'].includes(kind))
      .flatMap(({ subject, name, from }) =>
        (from ?? name).split(', ').map((one) => `${component.name} ${subject} ${one}`),
      ),
  );
  expect(ids).toEqual(expect.arrayContaining(removed));
  const deprecated = Object.values(deprecations.components).flatMap(({ list }) => list).length;
  const inherited = deprecations.inherited.flatMap(({ props }) => props).length;
  // `slotProps.additionalAvatar` is in no model.
  expect(ids).toHaveLength(removed.length + deprecated + inherited + 1);
});

test.each([
  ['ListItem', 'button', { kind: 'removed', instead: 'ListItemButton' }],
  ['Grid2', 'mdOffset', { kind: 'renamed', instead: 'offset', codemod: 'v6.0.0/grid-v2-props' }],
  ['Grid2', 'Unstable_Grid2', { kind: 'renamed', instead: 'Grid2', subject: 'component' }],
  ['Button', 'containedPrimary', { instead: '.MuiButton-contained.MuiButton-colorPrimary' }],
  ['FilledInput', 'inputMultiline', { instead: '.MuiInputBase-inputMultiline' }],
  ['Dialog', 'BackdropProps', { to: '/guide/#modal' }],
  ['OutlinedInput', 'componentsProps', { codemod: 'deprecations/outlined-input-props' }],
  ['TextField', 'InputProps', { to: '/changes/?q=TextField+InputProps#text-field' }],
])('tells what becomes of %s %s', (component, name, expected) => {
  expect(find(component, name)).toMatchObject(expected);
});

test('the guide has a section for each component that a row leads to', async () => {
  const page = 'docs/material-ui/migration/migrating-from-deprecated-apis/index.mdx';
  const text = await readFile(path.join(SITE_DIR, page), 'utf8');
  const headings = [...text.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name.toLowerCase());
  const wanted = file.rows.flatMap(({ to }) => /^\/guide\/#(.+)$/.exec(to)?.[1] ?? []);
  expect([...new Set(wanted)].filter((id) => !headings.includes(id))).toEqual([]);
});

test('the page on the upgrade names each codemod of its own', async () => {
  const page = 'docs/material-ui/migration/upgrade-to-v6/index.mdx';
  const text = await readFile(path.join(SITE_DIR, page), 'utf8');
  const codemods = file.rows.flatMap(({ codemod = '' }) =>
    codemod.startsWith('v6.0.0/') ? [codemod] : [],
  );
  expect(codemods).not.toHaveLength(0);
  expect([...new Set(codemods)].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** The names that modules of an installed package export, with those that are deprecated. */
function exportsOf(installedAs: string) {
  const folder = (module: string) =>
    path.join(SITE_DIR, 'node_modules', installedAs, module, 'index.d.ts');
  const modules = ['', 'styles', 'useMediaQuery'];
  const program = ts.createProgram(modules.map(folder), {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    modules.map((module) => {
      const source = program.getSourceFile(folder(module));
      const symbol = source && checker.getSymbolAtLocation(source);
      const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
      return [module === '' ? MATERIAL : `${MATERIAL}/${module}`, new Set(names)] as const;
    }),
  );
}

test('the changed imports are those of the installed versions', () => {
  const older = exportsOf(OLDER);
  const newer = exportsOf(MATERIAL);
  const names = CHANGED_IMPORTS.flatMap(({ modules, name, kind }) =>
    name === undefined ? [] : modules.map((module) => ({ module, name, kind })),
  );
  const isIn = (all: typeof older, module: string, name: string) => all.get(module)?.has(name);
  const gone = names.filter(({ kind }) => kind === 'removed');
  expect(gone.filter(({ module, name }) => !isIn(older, module, name))).toEqual([]);
  expect(gone.filter(({ module, name }) => isIn(newer, module, name))).toEqual([]);
  // Each name that the index lost is a row, or a component that was renamed.
  const lost = [...(older.get(MATERIAL) ?? [])].filter((name) => !isIn(newer, MATERIAL, name));
  const known = new Set([...names.map(({ name }) => name), 'Unstable_Grid2']);
  expect(lost.filter((name) => !known.has(name))).toEqual([]);
});
