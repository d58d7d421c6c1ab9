import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { major } from 'semver';
import { writeFile } from '../../../common/files/boundedFiles';
import { API_SECTIONS } from '../../../../src/site/apiReference';
import { PRODUCTS } from '../../../../src/site/products';
import type { ApiChangesFile } from '../contract';

/** Finds the product that documents the package. */
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

/** Returns `v6` for `6.1.0`. */
export const toMajorLabel = (version: string) => `v${major(version)}`;

/**
 * Returns the URL of the published changes, e.g. `/material-ui/api-changes/v5-to-v6.json`. It is
 * stable for all releases of the two major versions, since others link to it.
 */
export function changesPath({ package: packageName, from, to }: ApiChangesFile): string {
  const { route } = productOf(packageName);
  return `${route}/api-changes/${toMajorLabel(from)}-to-${toMajorLabel(to)}.json`;
}

/** Pages with the changes of a package; they are written by hand and may not exist. */
const CHANGES_PAGES: Readonly<Record<string, (version: number) => string>> = {
  '@mui/material': (version) => `/material-ui/migration/api-changes-v${version}`,
};

/** Returns the path of the page with the changes, without trailing slash. */
export function toChangesPage({ package: packageName, to }: ApiChangesFile): string | undefined {
  return CHANGES_PAGES[packageName]?.(major(to));
}

/** Folder of the changes within the plugin's data folder. */
export const CHANGES_FOLDER = 'changes';

/** Returns the file that pages import, relative to the plugin's data folder. */
export function changesDataFile({ package: packageName }: ApiChangesFile): string {
  return `${CHANGES_FOLDER}/${productOf(packageName).id}.json`;
}

/** Returns the text of the published file. */
export function toChangesJson(changes: ApiChangesFile): string {
  return `${JSON.stringify(changes, null, 2)}\n`;
}

/** Writes the published file to a built site. */
export async function writeChangesFile(outDir: string, changes: ApiChangesFile): Promise<void> {
  const file = path.join(outDir, changesPath(changes));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, toChangesJson(changes));
}
