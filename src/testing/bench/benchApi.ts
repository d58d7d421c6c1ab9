/*
 * What reading the API of each documented package takes: seconds and memory with an empty cache, and
 * seconds with a full one. README.md explains the figures.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadApiModels } from '../../../plugins/content/api-reference/node/models/loadApiModels';
import {
  apiModelRequests,
  modelId,
} from '../../../plugins/content/api-reference/node/models/modelRequest';
import { API_SECTIONS } from '../../site/apiReference';
import { formatApiTable, type ApiPackageFigures } from './formatApiTable';
import { parseOptions } from './options';

const project = process.cwd();

async function secondsOf<Result>(task: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now();
  const result = await task();
  return [(performance.now() - started) / 1000, result];
}

async function main() {
  const { jsonFile, root } = parseOptions(process.argv.slice(2), project);
  const manifest = createRequire(path.join(root, '/'))('./package.json') as {
    dependencies: Record<string, string>;
  };
  const requests = apiModelRequests(API_SECTIONS, manifest.dependencies);
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'bench-api-'));
  const load = (wanted: typeof requests) =>
    secondsOf(() => loadApiModels({ siteDir: root, requests: wanted, cacheDir }));
  try {
    const [cold, models] = await load(requests);
    const packages: ApiPackageFigures[] = [];
    for (const request of requests) {
      const cost = models.get(modelId(request))?.cost;
      const [warm] = await load([request]);
      packages.push({
        name: modelId(request),
        coldSeconds: cost?.seconds ?? NaN,
        peakMemory: cost?.peakMemory ?? NaN,
        warmSeconds: warm,
      });
    }
    const [warm] = await load(requests);
    const figures = { coldSeconds: cold, warmSeconds: warm, packages };
    console.log(formatApiTable(figures));
    if (jsonFile !== null) writeFileSync(jsonFile, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    rmSync(cacheDir, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
