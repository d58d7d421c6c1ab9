import path from 'node:path';
import { expandVersion } from '../client/expandVersion';
import type { VersionDoc } from '../contract';
import { compactVersion } from './compactSidebars';

const EXPAND_MODULE = path.join(__dirname, '..', 'client', 'expandVersion.ts');

/** The generated files with the metadata of versions. */
export const VERSION_FILE =
  /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

// A tag's or a generated index's page has data of its own in such a file.
const isVersion = (source: string) => 'version' in (JSON.parse(source) as object);

/** The code that stands in for a generated file with the metadata of a version. */
export function createVersionModule(file: string, source: string): string {
  if (!isVersion(source)) return `export default ${source};`;
  const name = path.basename(file);
  return [
    `import { expandVersion } from ${JSON.stringify(EXPAND_MODULE)};`,
    `export default expandVersion(${JSON.stringify(compactVersion(name, source))});`,
  ].join('\n');
}

/** The docs that this code has, in its order: none where the file is of no version. */
export function readVersionDocs(file: string, source: string): VersionDoc[] {
  if (!isVersion(source)) return [];
  const { version } = expandVersion(compactVersion(path.basename(file), source));
  return Object.values(version.docs);
}
