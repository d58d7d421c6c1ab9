import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { cacheFileName, outdatedFiles } from '../../../common/files/cacheFiles';
import { measureImports, type MeasuredPackage } from './measureImports';

/** A package to measure, and the key of its model, which its versions are part of. */
export interface SizeRequest extends Omit<MeasuredPackage, 'siteDir'> {
  readonly modelKey: string;
}

type Sizes = Readonly<Record<string, number>>;

/** The bundler itself uses all cores. */
const limit = pLimit(1);

async function readSizes(file: string): Promise<Sizes | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Sizes;
  } catch {
    // Missing or damaged: measured again.
    return undefined;
  }
}

/**
 * Returns the sizes of the imports of each package, in the order of `requests`: from the cache, or
 * measured and cached until a version, an import or the way of measuring changes.
 */
export async function loadImportSizes(
  siteDir: string,
  cacheDir: string,
  requests: readonly SizeRequest[],
): Promise<Sizes[]> {
  const code = readFileSync(path.join(__dirname, 'measureImports.ts'), 'utf8');
  const bundler = readFileSync(require.resolve('esbuild/package.json'), 'utf8');
  await mkdir(cacheDir, { recursive: true });
  const known = await readdir(cacheDir);
  return Promise.all(
    requests.map(async ({ modelKey, ...request }) => {
      const { installedAs, imports } = request;
      const key = createHash('sha256')
        .update(JSON.stringify([code, bundler, modelKey, [...imports]]))
        .digest('hex');
      const name = cacheFileName(installedAs, key);
      const cached = known.includes(name) ? await readSizes(path.join(cacheDir, name)) : undefined;
      if (cached) return cached;
      const sizes = await limit(() => measureImports({ siteDir, ...request }));
      await writeFile(path.join(cacheDir, name), JSON.stringify(sizes));
      const outdated = outdatedFiles(known, installedAs, key);
      await Promise.all(outdated.map((file) => rm(path.join(cacheDir, file), { force: true })));
      return sizes;
    }),
  );
}
