import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { listFiles } from '../../../common/files/listFiles';
import { scriptDigest } from '../scriptDigest';

const SCRIPT = /(?:^|\/)assets\/.+\.js$/;

/** Returns the digests of all scripts of a build, sorted, without duplicates. */
export async function scriptDigests(folder: string): Promise<string[]> {
  const digests = listFiles(folder)
    .filter((file) => SCRIPT.test(file))
    .map(async (file) => scriptDigest(`/${file}`, await readFile(path.join(folder, file))));
  return [...new Set(await Promise.all(digests))].sort();
}
