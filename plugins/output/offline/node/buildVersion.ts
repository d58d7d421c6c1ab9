import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { hashText } from './hashText';

/**
 * What hosts read, what search engines and other machines read, the page that has a policy of its
 * own, and the worker: other plugins may be writing them still, and no reader is shown any of it.
 */
const LEFT_OUT =
  /(?:^|\/)(?:[._]|demo-runner\/)|^sw\.js$|\.(?:xml|md)$|(?:^|\/)(?:llms\.txt|markdown-pages\.json)$/;

/** A name for what is in a folder: another one as soon as any page or file differs. */
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
