import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { hashText } from './hashText';

/**
 * Excluded from the version: files for hosts and crawlers, the demo runner, and the worker itself.
 * Other plugins may still be writing them, and readers do not see them.
 */
const LEFT_OUT =
  /(?:^|\/)(?:[._]|demo-runner\/)|^sw(?:-policy)?\.js$|\.(?:xml|md)$|(?:^|\/)(?:llms\.txt|markdown-pages\.json)$/;

/** Returns a version for the content of a folder: it changes with any page or file. */
export async function buildVersion(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  const lines: string[] = [];
  for (const file of files)
    lines.push(`${file} ${hashText(await readFile(path.join(folder, file)))}`);
  return hashText(lines.join('\n'));
}
