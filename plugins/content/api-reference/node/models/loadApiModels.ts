import { randomUUID } from 'node:crypto';

import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { cacheFileName, cacheFolder, outdatedFiles } from '../../../../common/files/cacheFiles';
import { readManifest } from '../../../../common/packages/readManifest';
import { API_SECTIONS } from '../../../../../src/site/apiReference';
import { addPlans } from './addPlans';
import { assertDocumented } from '../extract/assertDocumented';
import { readCachedModel, type CachedModel } from './cachedModel';
import { createExtractors, EXTRACTION_WORKER, type Extractors } from './createExtractors';
import { describeFailure } from './describeFailure';
import type { ExtractionJob } from './extractModel';
import { hashExtractor } from './hashExtractor';
import { modelCacheKey } from './modelCacheKey';
import { documentedNames, modelId, type ApiModelRequest } from './modelRequest';
import { readTypingPackages } from './readTypingPackages';

/** Two processes use about a gigabyte. */
const limit = pLimit(2);

/** Running extractions by file, shared by concurrent requests. */
const inProgress = new Map<string, Promise<CachedModel>>();

export interface LoadApiModelsOptions {
  /** Folder whose `node_modules` is used. */
  readonly siteDir: string;
  readonly requests: readonly ApiModelRequest[];
  /** Cache folder; by default in the site's `.cache`. */
  readonly cacheDir?: string;
  /** Program of the child processes, for tests. */
  readonly worker?: string;
  /** Whether what is documented may be missing, as where releases are compared. */
  readonly mayLack?: boolean;
}

/**
 * Extracts a model in a child process and moves it into the cache atomically.
 * @throws An Error that names the package and ends with the process's output.
 */
async function makeModel(
  id: string,
  job: Omit<ExtractionJob, 'outFile'>,
  cacheDir: string,
  extractors: Extractors,
): Promise<CachedModel> {
  const { key } = job;
  const file = path.join(cacheDir, cacheFileName(id, key));
  const outFile = `${file}.${randomUUID()}.tmp`;
  await mkdir(cacheDir, { recursive: true });
  try {
    const end = await extractors.run({ ...job, outFile });
    const model = end === null ? await readCachedModel(outFile, key) : undefined;
    if (model === undefined) throw new Error(describeFailure(id, end));
    await rename(outFile, file);
    const outdated = outdatedFiles(await readdir(cacheDir), id, key);
    await Promise.all(outdated.map((name) => rm(path.join(cacheDir, name), { force: true })));
    return model;
  } finally {
    await rm(outFile, { force: true });
  }
}

async function loadModel(
  id: string,
  job: Omit<ExtractionJob, 'outFile'>,
  cacheDir: string,
  extractors: Extractors,
): Promise<CachedModel> {
  const file = path.join(cacheDir, cacheFileName(id, job.key));
  const known = inProgress.get(file);
  if (known) return known;
  const loading = readCachedModel(file, job.key).then(
    (cached) => cached ?? limit(() => makeModel(id, job, cacheDir, extractors)),
  );
  inProgress.set(file, loading);
  try {
    return await loading;
  } finally {
    inProgress.delete(file);
  }
}

/**
 * Returns the models of installed packages by `alias`, else by `packageName`: from the cache if
 * valid, else extracted by child processes, at most two at a time.
 * @throws An Error that names each package that could not be read, or lacks what is documented.
 */
export async function loadApiModels({
  siteDir,
  requests,
  cacheDir = cacheFolder(siteDir, 'api-reference'),
  worker = EXTRACTION_WORKER,
  mayLack = false,
}: LoadApiModelsOptions): Promise<Map<string, CachedModel>> {
  const extractor = hashExtractor();
  // Only child processes load TypeScript itself, because it takes time and memory.
  const { version: typescript } = readManifest(
    path.dirname(require.resolve('typescript/package.json')),
  );
  const node = Number.parseInt(process.versions.node, 10);
  const extractors = createExtractors(worker, siteDir);

  const results = await Promise.allSettled(
    requests.map(async (request): Promise<[string, CachedModel]> => {
      const { packageName, alias } = request;
      const id = modelId(request);
      const documented = documentedNames(API_SECTIONS, id);
      const wanted = {
        packageName,
        alias,
        // Models for comparison only do not need inherited props.
        inherited: documented.components.length > 0,
        interfaces: documented.interfaces,
        hooks: request.hooks ? documented.hooks : null,
      };
      const packages = readTypingPackages(siteDir, id);
      const key = modelCacheKey({ ...wanted, extractor, typescript, node, packages });
      const model = await loadModel(id, { siteDir, ...wanted, key }, cacheDir, extractors);
      try {
        if (!mayLack) assertDocumented(model.components, documented.components);
      } catch (error) {
        // Whatever the reason was, the next run has to read the package again.
        await rm(path.join(cacheDir, cacheFileName(id, key)), { force: true });
        throw error;
      }
      return [id, model];
    }),
  );
  extractors.end();
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (problems.length > 0) {
    const messages = problems.map((reason) => (reason instanceof Error ? reason.message : reason));
    throw new Error(messages.join('\n'), { cause: problems[0] });
  }
  return addPlans(
    new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))),
    API_SECTIONS,
  );
}
