import { API_SECTIONS } from '../../../../src/site/apiReference';
import type { Product } from '../../../../src/site/products';
import { readManifest } from '../../../common/packages/readManifest';
import { diffApi } from '../../api-changes/node';
import { apiModelRequests, loadApiModels } from '../../api-reference/node';
import { chooseRelease, findCompanions, type Versions } from './chooseRelease';
import { listApiChanges, listHookChanges } from './listApiChanges';
import { publishedReleases, run, updateApiCounts } from './npm';
import { findLines, SITE_DIR } from '../../../common/site-files/siteFiles';

/** Finds the release of each package that changes. */
function planBump(product: Product, wanted: string, dependencies: Versions): Versions {
  const ofProduct = API_SECTIONS.filter(
    ({ productId, version }) => productId === product.id && version === undefined,
  ).map(({ packageName }) => packageName);
  const at = wanted.lastIndexOf('@');
  const main = at > 0 ? wanted.slice(0, at) : product.packageName;
  const version = wanted.slice(at + 1);
  const known = [...new Set([product.packageName ?? [], ofProduct].flat())];
  if (main === null) throw new Error(`${product.id} has no package.`);
  if (!known.includes(main)) {
    throw new Error(`${main} is not a package of ${product.id}; these are: ${known.join(', ')}.`);
  }
  if (!publishedReleases(main, version).some((release) => release.version === version)) {
    throw new Error(`${main} has no release ${version}; see "npm view ${main} versions".`);
  }
  const companions = findCompanions(main, dependencies, ofProduct).map((name) => ({
    name,
    releases: publishedReleases(name, `${version} || >=${dependencies[name]}`),
  }));
  const together = companions.filter(({ releases }) =>
    releases.some((release) => release.version === version),
  );
  const family = Object.fromEntries(
    [main, ...together.map(({ name }) => name)].map((name) => [name, version]),
  );
  const others = companions.flatMap(({ name, releases }) => {
    const chosen = chooseRelease(releases, version, {
      installed: dependencies[name] ?? '',
      family,
    });
    return chosen === undefined ? [] : [[name, chosen] as const];
  });
  return Object.fromEntries(
    [[main, version] as const, ...others].filter(([name, chosen]) => dependencies[name] !== chosen),
  );
}

/** Reads the API of those of the packages that have API pages, complete or not. */
const readApi = (packages: Versions) =>
  loadApiModels({
    siteDir: SITE_DIR,
    requests: apiModelRequests(API_SECTIONS, {}).filter(
      ({ packageName }) => packageName in packages,
    ),
    mayLack: true,
  });

/** Installs the releases, and prints what they change. */
async function install(releases: Versions, dependencies: Versions): Promise<void> {
  if (
    run('git', ['status', '--porcelain', 'package.json', 'package-lock.json'], { stdio: 'pipe' })
  ) {
    throw new Error(
      'package.json or package-lock.json has changes: commit or drop them, so that this one can be undone.',
    );
  }
  const before = await readApi(releases);
  const specifiers = Object.entries(releases).map(([name, version]) => `${name}@${version}`);
  run('npm', ['install', '--save-exact', '--no-audit', '--no-fund', ...specifiers]);
  for (const [name, newer] of await readApi(releases)) {
    const older = before.get(name);
    if (!older) continue;
    const names = [older, newer].flatMap((model) => Object.keys(model.components.components));
    const { from, to, components } = diffApi(older.components, newer.components, {
      components: names,
    });
    const lines = [...listApiChanges(components), ...listHookChanges(older.hooks, newer.hooks)];
    console.log(`\nAPI of ${name} from ${from} to ${to}:`);
    console.log(lines.map((line) => `- ${line}`).join('\n') || '- The same.');
  }
  const left = [...new Set(Object.keys(releases).flatMap((name) => dependencies[name] ?? []))];
  const lines = findLines(left, ['docs', 'i18n', ':!i18n/*/version-*']);
  if (lines.length > 0) {
    console.log(
      `\nThese lines name a version that was left:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    );
  }
}

/**
 * Changes the documented version of a product: installs a release and those that go along, says what
 * changes, and runs the checks.
 * @param wanted A version, or `package@version`.
 */
export async function bumpPackages(product: Product, wanted: string): Promise<void> {
  const { dependencies = {} } = readManifest(SITE_DIR);
  const releases = planBump(product, wanted, dependencies);
  if (Object.keys(releases).length > 0) await install(releases, dependencies);
  else console.log(`${wanted} and what goes along are installed.`);
  updateApiCounts();
  console.log('\nChecks:');
  run('npm', ['run', '--silent', 'check']);
}
