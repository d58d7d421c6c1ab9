import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../../../../..');

/** Code that affects models, relative to the project. */
const FOLDER = 'plugins/content/api-reference/node/extract';
const FILES = [
  'plugins/common/api-model/apiModel.ts',
  'plugins/content/api-reference/node/models/extractModel.ts',
  'src/site/apiReference.ts',
];

/** Hash of the extraction code, so that a change invalidates all models. */
export function hashExtractor(): string {
  const inFolder = readdirSync(path.join(PROJECT, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(FOLDER, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'));
  const hash = createHash('sha256');
  for (const file of [...inFolder, ...FILES].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(PROJECT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
