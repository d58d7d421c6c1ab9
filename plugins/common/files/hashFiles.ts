import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';

/** Lists the files of a folder, except those of tests; a file is its own list. */
function filesOf(name: string): string[] {
  if (existsSync(name) && statSync(name).isFile()) return [''];
  return listFiles(name).filter((file) => !`/${file}`.includes('/__tests__/'));
}

/** Hashes files and folders by their content and the files' places in the folders. */
export function hashFiles(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of filesOf(name)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(name, file)))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}
