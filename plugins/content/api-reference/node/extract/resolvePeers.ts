import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProgram } from './createApiProgram';

const IN_PACKAGE = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//;

/**
 * Returns the versions of the other packages whose typings a package uses, by name, since the
 * result depends on them. If there are two versions, the nested one counts.
 */
export function resolvePeers({ program, directory }: ApiProgram): Record<string, string> {
  const folders = new Map<string, string>();
  for (const { fileName } of program.getSourceFiles()) {
    const [, parent, name] = IN_PACKAGE.exec(fileName) ?? [];
    if (parent && name) {
      folders.set(path.join(parent, name), name);
    }
  }
  folders.delete(directory);
  const isNested = (folder: string): number => Number(folder.startsWith(directory));
  const versions = [...folders]
    .sort(([a], [b]) => isNested(a) - isNested(b) || a.localeCompare(b))
    .flatMap(([folder, name]): [string, string][] => {
      const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
      const { version } = JSON.parse(manifest) as { version?: string };
      return version === undefined || name === 'typescript' ? [] : [[name, version]];
    });
  const sorted = [...new Map(versions)].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(sorted);
}
