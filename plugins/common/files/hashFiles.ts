import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Lists the files of a folder and its subfolders, except those of tests; a file is its own list. */
function listFiles(name: string): string[] {
  if (!existsSync(name)) return [];
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}__tests__${path.sep}`))
    .sort();
}

/** Hashes files and folders by their content and the files' places in the folders. */
export function hashFiles(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of listFiles(name)) {
      hash.update(path.relative(name, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}
