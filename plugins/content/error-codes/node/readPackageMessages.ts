import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { extractMessages, mayHaveMessages } from './extractMessages';
import type { InstalledPackage } from './findPackages';
import type { PackageMessages } from './mergeMessages';

/** Folders with other builds of the same sources, or with nested packages. */
const SKIPPED_FOLDERS = new Set(['node', 'modern', 'legacy', 'esm', 'umd', 'node_modules']);

/** Reads every JavaScript file of a package; file names are relative to the package. */
export async function readPackageMessages(installed: InstalledPackage): Promise<PackageMessages> {
  const files = await listScripts(installed.directory);
  const occurrences = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(file, 'utf8');
      if (!mayHaveMessages(source)) return [];
      const name = path.relative(installed.directory, file);
      return extractMessages(source, name).map((occurrence) => ({ ...occurrence, file: name }));
    }),
  );
  return { name: installed.name, version: installed.version, occurrences: occurrences.flat() };
}

async function listScripts(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const entryPath = path.join(directory, entry.name);
      if (entry.isDirectory()) {
        return SKIPPED_FOLDERS.has(entry.name) ? [] : listScripts(entryPath);
      }
      return entry.name.endsWith('.js') ? [entryPath] : [];
    }),
  );
  return nested.flat();
}
