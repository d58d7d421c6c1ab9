import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ApiFile } from '../../../contract';
import { loadApiModels } from '../loadApiModels';
import { modelId, type ApiModel } from '../modelRequest';
import { COUNTS_FILE, countApi, countedPackages, type ApiCounts } from '../apiCounts';

const SITE_DIR = path.resolve(__dirname, '../../../../../..');
const installed = countedPackages.map(modelId);

let models: ReadonlyMap<string, ApiModel>;

beforeAll(async () => {
  // Also checks that every documented component and hook exists.
  models = await loadApiModels({ siteDir: SITE_DIR, requests: countedPackages });
}, 240_000);

function modelOf(name: string): ApiModel {
  const model = models.get(name);
  if (!model) {
    throw new Error(`No model of ${name}`);
  }
  return model;
}

// After an intended change: `npm run api -- --counts`, and review the diff.
test.each(installed)('%s has as much as before', (name) => {
  const expected = JSON.parse(readFileSync(COUNTS_FILE, 'utf8')) as Record<string, ApiCounts>;
  expect(countApi(modelOf(name))).toEqual(expected[name]);
});

test('the command prints what the site is built from, without what is inherited', async () => {
  const jiti = path.join(SITE_DIR, 'node_modules/jiti/lib/jiti-cli.mjs');
  const cli = path.join(SITE_DIR, 'plugins/content/api-reference/node/cli.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [jiti, cli, '@toolpad/core'], {
    cwd: SITE_DIR,
    maxBuffer: Infinity,
  });
  const printed = JSON.parse(stdout) as ApiFile;
  const { components } = modelOf('@toolpad/core');
  expect(printed.version).toBe(components.version);
  expect(Object.keys(printed.components)).toEqual(Object.keys(components.components));
  for (const [name, { props }] of Object.entries(printed.components)) {
    const own = components.components[name]?.props.filter((prop) => prop.own);
    expect(props).toEqual(own);
  }
}, 60_000);
