import fs from 'node:fs';
import path from 'node:path';

const SOURCE = /\.tsx?$/;
const SOURCE_FOLDERS = ['src', 'plugins'];

/** The content of every source file that may show texts; tests show none. */
export function readSources(siteDir: string): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !file.split(path.sep).includes('__tests__'))
      .map((file) => fs.readFileSync(path.join(siteDir, folder, file), 'utf8')),
  );
}
