import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseApiCommand } from './extract/apiCommand';
import { extractPackage } from './extract/extractPackage';
import { findInstalledPackage } from './extract/findInstalledPackage';

const SITE_DIR = path.resolve(__dirname, '../../../..');

try {
  const command = parseApiCommand(process.argv.slice(2));
  const installed = findInstalledPackage(SITE_DIR, command.package);
  const model = extractPackage({ siteDir: SITE_DIR, ...installed, inherited: command.inherited });
  const json = `${JSON.stringify(model, null, 2)}\n`;
  if (command.out === undefined) {
    process.stdout.write(json);
  } else {
    writeFileSync(path.resolve(command.out), json);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
