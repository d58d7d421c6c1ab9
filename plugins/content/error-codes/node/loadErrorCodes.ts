import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import type { ErrorCodes } from '../contract';
import { findPackages, type InstalledPackage } from './findPackages';
import { mergeMessages } from './mergeMessages';

/** Raise when the extraction or its result changes, so that older results are not reused. */
const CACHE_FORMAT = 1;

interface CachedErrorCodes {
  readonly key: string;
  readonly codes: ErrorCodes;
}

export interface LoadErrorCodesInput {
  readonly siteDir: string;
  /** Package names, current packages first. */
  readonly packages: readonly string[];
  /** Where the result of the last run is kept. */
  readonly cacheFile: string;
}

/**
 * The texts of the error codes of the installed packages, from the last run while versions are
 * the same. Throws when a package is missing, contradicts itself, or no text was found at all.
 */
export async function loadErrorCodes(input: LoadErrorCodesInput): Promise<ErrorCodes> {
  const installed = findPackages(input.siteDir, input.packages);
  const key = cacheKey(installed, input.siteDir);
  const cached = await readCache(input.cacheFile);
  if (cached?.key === key) return cached.codes;

  // Loaded only now: the reader brings the TypeScript compiler, which a warm start can do without.
  const { readPackageMessages } = await import('./readPackageMessages');
  const codes = mergeMessages(await Promise.all(installed.map(readPackageMessages)));
  if (Object.keys(codes).length === 0) {
    throw new Error(
      `error-codes: no error message was found in the source of ${input.packages.join(', ')}. ` +
        'Their builds may have changed shape: see plugins/content/error-codes/node/extractMessages.ts.',
    );
  }
  await writeCache(input.cacheFile, { key, codes });
  return codes;
}

function cacheKey(installed: readonly InstalledPackage[], siteDir: string): string {
  const packages = installed.map(
    ({ version, directory }) => `${path.relative(siteDir, directory)}@${version}`,
  );
  return [`format ${CACHE_FORMAT}`, ...packages].join('\n');
}

/** A missing or damaged file is no error: the codes are read from the packages again. */
async function readCache(file: string): Promise<CachedErrorCodes | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedErrorCodes;
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that a build running in parallel never reads half a file. */
async function writeCache(file: string, value: CachedErrorCodes): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, file);
}
