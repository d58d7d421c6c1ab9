import { Globby } from '@docusaurus/utils';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { extractMessages, mayHaveMessages } from './extractMessages';
import type { InstalledPackage } from './findPackages';
import type { PackageMessages } from './mergeMessages';

/** Folders with other builds of the same sources, or with nested packages. */
const SKIPPED = '**/{node,modern,legacy,esm,umd,node_modules}/**';

/** Reads every JavaScript file of a package; file names are relative to the package. */
export async function readPackageMessages(installed: InstalledPackage): Promise<PackageMessages> {
  const { name, version, directory } = installed;
  const files = await Globby('**/*.js', { cwd: directory, ignore: [SKIPPED] });
  const occurrences = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(directory, file), 'utf8');
      if (!mayHaveMessages(source)) return [];
      return extractMessages(source, file).map((occurrence) => ({ ...occurrence, file }));
    }),
  );
  return { name, version, occurrences: occurrences.flat() };
}
