import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from './contentError';

type Labels = Readonly<Record<string, unknown>>;

async function readPagesGroup(file: string, siteDir: string): Promise<Labels> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch {
    // A language may have no dictionary yet; its labels are English.
    return {};
  }
  try {
    return (JSON.parse(source) as { pages?: Labels }).pages ?? {};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(`${path.relative(siteDir, file)} is not valid JSON: ${reason}`);
  }
}

/**
 * Reads the navigation's labels from the `pages` groups of dictionaries, the first having priority.
 * Returns the text of a key, or `undefined` when no dictionary has it.
 */
export async function readLabels(
  files: readonly string[],
  siteDir: string,
): Promise<(key: string) => string | undefined> {
  const groups = await Promise.all(files.map((file) => readPagesGroup(file, siteDir)));
  return (key) => {
    for (const group of groups) {
      const label = Object.hasOwn(group, key) ? group[key] : undefined;
      if (typeof label === 'string' && label !== '') return label;
    }
    return undefined;
  };
}
