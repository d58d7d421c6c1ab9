import { existsSync } from 'node:fs';
import * as semver from 'semver';
import { API_SECTIONS } from '../../../../src/site/apiReference';
import type { DemoLibraryFacts } from '../../../../src/site/demoLibraries';
import { readCutVersions } from '../../product-docs/node';
import { keepChanges } from './keepChanges';
import { installedVersion, publishedReleases, run, updateApiCounts } from './npm';
import {
  editSiteFile,
  filesBelow,
  inSite,
  readSiteFile,
  SITE_DIR,
  translationsOf,
  writeSiteFile,
} from '../../../common/site-files/siteFiles';
import {
  addSiteVersion,
  copyTree,
  setDependency,
  toVersionImports,
  toVersionTsconfig,
  versionKey,
  type VersionNames,
} from './versionEdits';

const DOCUSAURUS = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const LIBRARIES = 'src/features/demo/libraries';

/** Installs the last patch of the documented major version under the alias, unless it is there. */
async function installPackage(version: VersionNames): Promise<void> {
  const { packageName, alias, name } = version;
  const current = installedVersion(packageName);
  if (current === undefined)
    throw new Error(`${packageName} is not installed: run "npm ci" first.`);
  const major = current.split('.', 1)[0] ?? current;
  if (name !== `v${major}`) {
    throw new Error(
      `The pages are of ${packageName} ${current}, so this version is called v${major}, not ${name}.`,
    );
  }
  const there = installedVersion(alias);
  if (there !== undefined) {
    await editSiteFile('package.json', (text) => setDependency(text, version, there));
    return;
  }
  const [last = current] = semver.rsort(
    publishedReleases(packageName, `${major}.x`).map((release) => release.version),
  );
  run('npm', ['install', '--save-exact', `${alias}@npm:${packageName}@${last}`]);
}

/** Copies the wrapper of the library's demos, with imports of the version's package. */
async function copyWrapper(library: DemoLibraryFacts, version: VersionNames): Promise<void> {
  const folder = `${LIBRARIES}/${library.id}`;
  const target = `${LIBRARIES}/${version.alias}`;
  if (existsSync(inSite(target))) return;
  for (const file of filesBelow(folder).filter((name) => !name.includes('__tests__'))) {
    const copy = toVersionImports(readSiteFile(file), version);
    await writeSiteFile(`${target}${file.slice(folder.length)}`, copy);
  }
}

/** Does all that keeps the documented version of a product in the site. What is done already is left. */
export async function cutVersion(version: VersionNames, library: DemoLibraryFacts): Promise<void> {
  const { productId, name } = version;
  const folder = `${productId}_versioned_docs/version-${name}`;
  const isCut = readCutVersions(SITE_DIR, productId).includes(name);
  if (!isCut || installedVersion(version.alias) === undefined) await installPackage(version);
  if (!isCut) {
    // Other products need not be read for it.
    run(process.execPath, [DOCUSAURUS, `docs:version:${productId}`, name], {
      env: { ...process.env, DOCS_PRODUCTS: productId },
    });
    await keepChanges(version.packageName, [
      folder,
      ...translationsOf(productId, `version-${name}`),
    ]);
  }
  await writeSiteFile(`${folder}/tsconfig.json`, toVersionTsconfig(version));
  if (library.theme !== null) await copyWrapper(library, version);

  const sections = API_SECTIONS.filter(
    (section) => section.productId === productId && section.version === undefined,
  );
  await editSiteFile('src/site/olderApi.json', (text) => {
    const older = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify({ [versionKey(version)]: sections, ...older });
  });
  await editSiteFile('sidebars.ts', (text) => copyTree(text, version));
  await editSiteFile('src/site/products.ts', (text) =>
    addSiteVersion(text, version, library.theme),
  );

  updateApiCounts();
  const others = new Set(sections.map(({ packageName }) => packageName));
  others.delete(version.packageName);
  console.log(`
${version.route}/${name}/ has the documentation of ${version.packageName} ${installedVersion(version.alias)}.
Left to do:
- npm run typecheck and npm run check:content, then commit.${
    others.size > 0
      ? `\n- ${[...others].join(', ')}: its pages and demos in ${name} are of the version that is installed.`
      : ''
  }
- docs/${productId}/ is for the next version from now on: install its packages.
- When a page is renamed later, add it to PAGE_RENAMES in src/site/counterparts.ts.`);
}
