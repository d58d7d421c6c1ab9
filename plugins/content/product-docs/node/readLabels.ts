import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJsonFile } from '../../../common/json/parseJsonFile';

type Labels = Readonly<Record<string, unknown>>;

async function readGroup(file: string, siteDir: string, group: string): Promise<Labels> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch {
    // A language may have no dictionary yet; its labels are English.
    return {};
  }
  const dictionary = parseJsonFile(source, path.relative(siteDir, file).split(path.sep).join('/'));
  return (dictionary as Readonly<Record<string, Labels>>)[group] ?? {};
}

/**
 * Reads the texts of a group of dictionaries, the first file having priority; `pages` are the
 * navigation's labels. Returns the text of a key, or `undefined` when no dictionary has it.
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
