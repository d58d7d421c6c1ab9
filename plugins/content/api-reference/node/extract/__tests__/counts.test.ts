import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { API_SECTIONS } from '../../../../../../src/site/apiReference';
import siteManifest from '../../../../../../package.json';
import type { ApiFile } from '../../../contract';
import { loadApiModels } from '../../models/loadApiModels';
import {
  apiModelRequests,
  documentedNames,
  modelId,
  type ApiModel,
} from '../../models/modelRequest';

/**
 * Numbers of extracted members per package, so that none disappears unnoticed. After an intended
 * change: `UPDATE_API_COUNTS=1 npx jest counts`, and review the diff.
 */
const COUNTS_FILE = path.join(__dirname, 'counts.json');
const SITE_DIR = path.resolve(__dirname, '../../../../../..');

type Counts = Readonly<Record<string, number>>;

const requests = apiModelRequests(API_SECTIONS, siteManifest.dependencies);
const installed = requests.map(modelId);

function countsOf({ components: model, hooks }: ApiModel): Counts {
  const names = documentedNames(API_SECTIONS, model.package);
  const documented = names.components.flatMap((name) => model.components[name] ?? []);
  const props = documented.flatMap((component) =>
    component.props.filter(({ own, hidden }) => own && !hidden),
  );
  const classes = documented.flatMap((component) => component.classes);
  const documentedHooks = hooks ? Object.values(hooks.hooks) : [];
  return {
    components: documented.length,
    props: props.length,
    required: props.filter(({ required }) => required).length,
    defaults: props.filter((prop) => prop.default !== undefined).length,
    deprecated: props.filter(({ deprecated }) => deprecated).length,
    classes: classes.length,
    deprecatedClasses: classes.filter(({ deprecated }) => deprecated).length,
    slots: documented.flatMap(({ slots }) => slots).length,
    inheriting: documented.filter(({ inherits }) => inherits).length,
    withRef: documented.filter(({ ref }) => ref).length,
    nativeAttributes: documented.filter(({ domProps }) => domProps).length,
    hooks: documentedHooks.length,
    hookParameters: documentedHooks.flatMap(({ parameters }) => parameters).length,
    hookReturnValues: documentedHooks.flatMap(({ returnValue }) => returnValue).length,
  };
}

let models: ReadonlyMap<string, ApiModel>;

beforeAll(async () => {
  // Also checks that every documented component and hook exists.
  models = await loadApiModels({ siteDir: SITE_DIR, requests });
  if (process.env.UPDATE_API_COUNTS) {
    const counts = [...models].map(([name, model]) => [name, countsOf(model)]);
    writeFileSync(COUNTS_FILE, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
  }
}, 240_000);

function modelOf(name: string): ApiModel {
  const model = models.get(name);
  if (!model) {
    throw new Error(`No model of ${name}`);
  }
  return model;
}

test.each(installed)('%s has as much as before', (name) => {
  const expected = JSON.parse(readFileSync(COUNTS_FILE, 'utf8')) as Record<string, Counts>;
  expect(countsOf(modelOf(name))).toEqual(expected[name]);
});

test('the command writes what the site is built from, without what is inherited', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-command-'));
  const out = path.join(folder, 'model.json');
  const jiti = path.join(SITE_DIR, 'node_modules/jiti/lib/jiti-cli.mjs');
  const cli = path.join(SITE_DIR, 'plugins/content/api-reference/node/cli.ts');
  try {
    await promisify(execFile)(
      process.execPath,
      [jiti, cli, '--package', '@toolpad/core', '--out', out],
      { cwd: SITE_DIR },
    );
    const written = JSON.parse(readFileSync(out, 'utf8')) as ApiFile;
    const { components } = modelOf('@toolpad/core');
    expect(written.version).toBe(components.version);
    expect(Object.keys(written.components)).toEqual(Object.keys(components.components));
    for (const [name, { props }] of Object.entries(written.components)) {
      const own = components.components[name]?.props.filter((prop) => prop.own);
      expect(props).toEqual(own);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
