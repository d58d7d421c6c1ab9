import path from 'node:path';
import { getPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';
import { extractPackage } from './extract/extractPackage';
import { writeApiCounts } from './models/apiCounts';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** Prints the model of a package by the name that it is installed under. */
function printModel(name: string): void {
  const { name: packageName } = readManifest(getPackageFolder(SITE_DIR, name));
  const alias = packageName === name ? undefined : name;
  const model = extractPackage({ siteDir: SITE_DIR, packageName, alias, inherited: false });
  console.log(JSON.stringify(model, null, 2));
}

async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  if (wanted === '--counts') await writeApiCounts(SITE_DIR);
  else if (wanted === undefined || wanted.startsWith('-')) {
    throw new Error(
      'Name a package: npm run api -- @mui/lab\nCount the members: npm run api -- --counts',
    );
  } else printModel(wanted);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
