import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../../common/files/boundedFiles';
import type { ApiChangesFile } from '../../../api-changes/contract';
import { CHANGES_FOLDER, changesPath } from '../../../api-changes/node';
import { DATA_FOLDER } from './generatedFiles';

/** Returns the URLs of the published changes by product id, from the data of the current build. */
export async function readChangesPaths(
  generatedFilesDir: string,
): Promise<Record<string, readonly string[]>> {
  const folder = path.join(generatedFilesDir, DATA_FOLDER, CHANGES_FOLDER);
  if (!existsSync(folder)) return {};
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const changes = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ApiChangesFile;
      return [path.basename(name, '.json'), [changesPath(changes)]] as const;
    }),
  );
  return Object.fromEntries(entries);
}
