import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { scriptDigest } from '../scriptDigest';

const SCRIPT = /(?:^|\/)assets\/.+\.js$/;

/** Returns the digests of all scripts of a build, sorted, without duplicates. */
export async function scriptDigests(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.map((file) => file.split(path.sep).join('/'));
  const digests = files
    .filter((file) => SCRIPT.test(file))
    .map(async (file) => scriptDigest(`/${file}`, await readFile(path.join(folder, file))));
  return [...new Set(await Promise.all(digests))].sort();
}
