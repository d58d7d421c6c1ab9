import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { cacheFolder } from '../../../common/files/cacheFiles';
import { DATA_FILE, PLUGIN_NAME, type ErrorCodes } from '../contract';
import { findPackages, type InstalledPackage } from './findPackages';
import { mergeMessages } from './mergeMessages';

/** Increment when the extraction or its result changes, to invalidate caches. */
const CACHE_FORMAT = 1;

interface CachedErrorCodes {
  readonly key: string;
  readonly codes: ErrorCodes;
}

/**
 * Returns the messages of the installed packages; cached as long as the versions are the same.
 * Throws if a package is missing, contradicts itself, or no message was found.
 * @param packages Names, current packages first.
 */
export async function loadErrorCodes(
  siteDir: string,
  packages: readonly string[],
): Promise<ErrorCodes> {
  const installed = findPackages(siteDir, packages);
  const key = cacheKey(installed, siteDir);
  const cacheFile = path.join(cacheFolder(siteDir, PLUGIN_NAME), DATA_FILE);
  const cached = await readCache(cacheFile);
  if (cached?.key === key) return cached.codes;

  // Imported lazily: it loads the TypeScript compiler, which a warm start does not need.
  const { readPackageMessages } = await import('./readPackageMessages');
  const codes = mergeMessages(await Promise.all(installed.map(readPackageMessages)));
  if (Object.keys(codes).length === 0) {
    throw new Error(
      `error-codes: no error message was found in the source of ${packages.join(', ')}. ` +
        'Their builds may have changed shape: see plugins/content/error-codes/node/extractMessages.ts.',
    );
  }
  await writeCache(cacheFile, { key, codes });
  return codes;
}

function cacheKey(installed: readonly InstalledPackage[], siteDir: string): string {
  const packages = installed.map(
    ({ version, directory }) => `${path.relative(siteDir, directory)}@${version}`,
  );
  return [`format ${CACHE_FORMAT}`, ...packages].join('\n');
}

/** A missing or damaged file is not an error: the packages are read again. */
async function readCache(file: string): Promise<CachedErrorCodes | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedErrorCodes;
  } catch {
    return undefined;
  }
}

/** Written to a temporary file and renamed, so that a parallel build never reads a partial file. */
async function writeCache(file: string, value: CachedErrorCodes): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, file);
}
