import { parseArgs } from 'node:util';
import { DEMO_LIBRARIES } from '../../../../src/site/demoLibraries';
import { PRODUCTS } from '../../../../src/site/products';
import { runCommand } from '../../../common/command-line/runCommand';
import { bumpPackages } from './bumpPackages';
import { cutVersion } from './cutVersion';
import { removeVersion } from './removeVersion';
import type { VersionNames } from './versionEdits';

const HELP = `npm run version:cut -- material-ui v6
npm run version:remove -- material-ui v5 [--no-install]
npm run bump -- material-ui 6.1.5
npm run bump -- material-ui @mui/lab@6.0.0-beta.12`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-install': { type: 'boolean', default: false } },
  });
  const [command, productId, name] = positionals;
  const product = PRODUCTS.find(({ id }) => id === productId);
  const pattern = command === 'bump' ? /^(?:@?[^@]+@)?\d+\.\d+\.\d+[\w.-]*$/ : /^v\d+$/;
  if (!product || name === undefined || !pattern.test(name)) {
    throw new Error(
      `Name a product (${PRODUCTS.map(({ id }) => id).join(', ')}) and a version:\n\n${HELP}`,
    );
  }
  if (command === 'bump') return bumpPackages(product, name);
  const library = DEMO_LIBRARIES.find(
    ({ id, newest, packageName }) => id === newest && packageName === product.packageName,
  );
  if (!library) {
    const known = PRODUCTS.filter(({ packageName }) =>
      DEMO_LIBRARIES.some((facts) => facts.packageName === packageName),
    ).map(({ id }) => id);
    throw new Error(
      `A version in this site has one package, and demos of ${product.id} need several. Versions can be cut of ` +
        `${known.join(', ')}; for others, build the site of an older commit and add it to "olderVersions".`,
    );
  }
  const version: VersionNames = {
    productId: product.id,
    name,
    route: product.route,
    packageName: library.packageName,
    alias: `${library.id}-${name}`,
  };
  if (command === 'cut') await cutVersion(version, library);
  else if (command === 'remove') await removeVersion(version, !values['no-install']);
  else console.log(HELP);
}

runCommand(HELP, main);
