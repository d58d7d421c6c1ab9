import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseApiCommand, type ApiCommand } from './extract/apiCommand';
import { extractPackage } from './extract/extractPackage';
import { findInstalledPackage } from './extract/findInstalledPackage';
import { writeApiCounts } from './models/apiCounts';

const SITE_DIR = path.resolve(__dirname, '../../../..');

function printModel(command: ApiCommand): void {
  const installed = findInstalledPackage(SITE_DIR, command.package);
  const model = extractPackage({ siteDir: SITE_DIR, ...installed, inherited: command.inherited });
  const json = `${JSON.stringify(model, null, 2)}\n`;
  if (command.out === undefined) {
    process.stdout.write(json);
  } else {
    writeFileSync(path.resolve(command.out), json);
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.join() === '--counts') await writeApiCounts(SITE_DIR);
  else printModel(parseApiCommand(args));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
