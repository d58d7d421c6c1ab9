import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { listFiles } from '../../../common/files/listFiles';
import { hashText } from './hashText';

/**
 * Excluded from the version: files for hosts and crawlers, the demo runner, and the worker itself.
 * Other plugins may still be writing them, and readers do not see them.
 */
const LEFT_OUT =
  /(?:^|\/)(?:[._]|demo-runner\/)|^sw(?:-policy)?\.js$|\.(?:xml|md)$|(?:^|\/)(?:llms\.txt|markdown-pages\.json)$/;

/** Returns a version for the content of a folder: it changes with any page or file. */
export async function buildVersion(folder: string): Promise<string> {
  const files = listFiles(folder).filter((file) => !LEFT_OUT.test(file));
  const lines: string[] = [];
  for (const file of files)
    lines.push(`${file} ${hashText(await readFile(path.join(folder, file)))}`);
  return hashText(lines.join('\n'));
}
