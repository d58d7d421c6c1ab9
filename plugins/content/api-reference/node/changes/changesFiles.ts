import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../../../common/files/boundedFiles';
import { API_SECTIONS } from '../../../../../src/site/apiReference';
import { PRODUCTS } from '../../../../../src/site/products';
import type { ApiChangesFile } from '../../contract';

/** The product whose reference has the package. */
function productOf(packageName: string) {
  const section = API_SECTIONS.find((candidate) => candidate.packageName === packageName);
  const product = PRODUCTS.find(({ id }) => id === section?.productId);
  if (!product) {
    throw new Error(
      `No product documents "${packageName}": add it to src/site/apiReference.ts, or compare no versions of it.`,
    );
  }
  return product;
}

const toMajorLabel = (version: string) => `v${version.split('.', 1)[0] ?? version}`;

/**
 * Where the changes are served, e.g. `/material-ui/api-changes/v5-to-v6.json`. Others link to it: it
 * stays the same for all releases of the two major versions.
 */
export function changesPath({ package: packageName, from, to }: ApiChangesFile): string {
  const { route } = productOf(packageName);
  return `${route}/api-changes/${toMajorLabel(from)}-to-${toMajorLabel(to)}.json`;
}

/** The folder of the changes in that of the plugin's data. */
export const CHANGES_FOLDER = 'changes';

/** The file that pages import the changes from, relative to the folder of the plugin's data. */
export function changesDataFile({ package: packageName }: ApiChangesFile): string {
  return `${CHANGES_FOLDER}/${productOf(packageName).id}.json`;
}

/** The text of the file that is served. */
export function toChangesJson(changes: ApiChangesFile): string {
  return `${JSON.stringify(changes, null, 2)}\n`;
}

/** Writes the file that is served into the folder of a built site. */
export async function writeChangesFile(outDir: string, changes: ApiChangesFile): Promise<void> {
  const file = path.join(outDir, changesPath(changes));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, toChangesJson(changes));
}
