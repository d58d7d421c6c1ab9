import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { parseJsonFile } from '../../../common/json/parseJsonFile';

type Labels = Readonly<Record<string, unknown>>;

async function readGroup(file: string, siteDir: string, group: string): Promise<Labels> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch {
    // A language without a dictionary uses English labels.
    return {};
  }
  const dictionary = parseJsonFile(source, path.relative(siteDir, file).split(path.sep).join('/'));
  return (dictionary as Readonly<Record<string, Labels>>)[group] ?? {};
}

/**
 * Reads a group of dictionaries, the first of which has priority; `pages` contains the navigation's
 * labels. Returns a function that looks up a key; `undefined` if no dictionary has it.
 */
export async function readLabels(
  files: readonly string[],
  siteDir: string,
  group = 'pages',
): Promise<(key: string) => string | undefined> {
  const groups = await Promise.all(files.map((file) => readGroup(file, siteDir, group)));
  return (key) => {
    for (const group of groups) {
      const label = Object.hasOwn(group, key) ? group[key] : undefined;
      if (typeof label === 'string' && label !== '') return label;
    }
    return undefined;
  };
}
