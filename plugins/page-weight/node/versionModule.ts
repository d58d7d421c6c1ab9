import path from 'node:path';
import { compactVersion } from './compactSidebars';

const EXPAND_MODULE = path.join(__dirname, '..', 'client', 'expandVersion.ts');

/** The generated files with the metadata of versions. */
export const VERSION_FILE =
  /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** The code that stands in for a generated file with the metadata of a version. */
export function createVersionModule(file: string, source: string): string {
  // A tag's or a generated index's page has data of its own there.
  if (!('version' in (JSON.parse(source) as object))) return `export default ${source};`;
  const name = path.basename(file);
  return [
    `import { expandVersion } from ${JSON.stringify(EXPAND_MODULE)};`,
    `export default expandVersion(${JSON.stringify(compactVersion(name, source))});`,
  ].join('\n');
}
