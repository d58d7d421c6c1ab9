import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../common/files/listFiles';

const SOURCE = /\.tsx?$/;
const SOURCE_FOLDERS = ['src', 'plugins'];

/** Reads all source files that may use texts, except tests. */
export function readSources(siteDir: string): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((file) => SOURCE.test(file) && !file.includes('__tests__/'))
      .map((file) => readFileSync(path.join(siteDir, folder, file), 'utf8')),
  );
}
