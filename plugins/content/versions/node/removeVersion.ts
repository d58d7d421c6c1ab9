import { spawnSync } from 'node:child_process';
import { toDocsPath } from '../../../../src/site/docsVersions';
import { readCutVersions } from '../../product-docs/node';
import { keepChanges } from './keepChanges';
import { updateApiCounts } from './npm';
import {
  editSiteFile,
  findLines,
  readSiteFile,
  removeFromSite,
  SITE_DIR,
  translationsOf,
  writeSiteFile,
} from '../../../common/site-files/siteFiles';
import {
  removeSiteVersion,
  removeTree,
  setDependency,
  versionKey,
  type VersionNames,
} from './versionEdits';

/** Lists the lines of the repository that name the version. */
const findMentions = ({ productId, name, route, alias }: VersionNames) =>
  findLines(
    [alias, `${route}/${name}/`, `version-${name}/`],
    ['.', ':!package-lock.json', ':!src/features/not-found/__tests__'],
  )
    .filter((line) => [alias, route, productId].some((text) => line.includes(text)))
    .map((line) => line.split(':', 2).join(':'));

/**
 * Does all that takes an older version out of the site. What is done already is left.
 * @param install Whether packages are uninstalled, rather than only taken out of `package.json`.
 */
export async function removeVersion(version: VersionNames, install: boolean): Promise<void> {
  const { productId, name, alias } = version;
  const isInstalled = readSiteFile('package.json').includes(`"${alias}": `);
  // The pages of the newest version may list what changed since.
  if (isInstalled) {
    await keepChanges(version.packageName, [
      toDocsPath(productId),
      ...translationsOf(productId, 'current'),
    ]);
  }

  const versions = readCutVersions(SITE_DIR, productId).filter((other) => other !== name);
  removeFromSite(`${productId}_versioned_docs/version-${name}`);
  removeFromSite(`${productId}_versioned_sidebars/version-${name}-sidebars.json`);
  for (const folder of translationsOf(productId, `version-${name}`)) {
    removeFromSite(folder);
    removeFromSite(`${folder}.json`);
  }
  if (versions.length > 0) {
    await writeSiteFile(`${productId}_versions.json`, JSON.stringify(versions));
  } else {
    removeFromSite(`${productId}_versions.json`);
    removeFromSite(`${productId}_versioned_docs`);
    removeFromSite(`${productId}_versioned_sidebars`);
  }
  removeFromSite(`src/features/demo/libraries/${alias}`);
  await editSiteFile('src/site/olderApi.json', (text) => {
    const older = JSON.parse(text) as Record<string, unknown>;
    delete older[versionKey(version)];
    return JSON.stringify(older);
  });
  await editSiteFile('sidebars.ts', (text) => removeTree(text, version));
  await editSiteFile('src/site/products.ts', (text) => removeSiteVersion(text, version));
  if (isInstalled) {
    if (install) {
      spawnSync('npm', ['uninstall', alias], { cwd: SITE_DIR, stdio: 'inherit' });
    } else {
      await editSiteFile('package.json', (text) => setDependency(text, version, null));
    }
  }

  updateApiCounts();
  const mentions = findMentions(version);
  console.log(`
${version.route}/${name}/ is not part of the site any more.
Left to do:${isInstalled && !install ? '\n- npm install, which takes the package out of package-lock.json.' : ''}
- npm run typecheck and npm run check:content, then commit.
- If it has a site of its own, add it to "olderVersions" of ${productId} in src/site/products.ts.${
    mentions.length > 0
      ? `\n- These lines name it still:\n${mentions.map((line) => `    ${line}`).join('\n')}`
      : ''
  }`);
}
