import fs from 'node:fs';
import path from 'node:path';

const SOURCE = /\.tsx?$/;
const SOURCE_FOLDERS = ['src', 'plugins'];

/** Reads all source files that may use texts, except tests. */
export function readSources(siteDir: string): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !file.split(path.sep).includes('__tests__'))
      .map((file) => fs.readFileSync(path.join(siteDir, folder, file), 'utf8')),
  );
}
