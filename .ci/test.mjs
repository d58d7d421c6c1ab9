/*
 * The test command: every gate in turn, fast ones first. It ends with one line,
 * `N passed, N failed`, and exits with 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';

/** The older versions of products, whose demos are written for older packages. */
const versionedDocs = readdirSync('.')
  .filter((name) => name.endsWith('_versioned_docs'))
  .flatMap((name) => readdirSync(name).map((version) => `${name}/${version}`))
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));

const CHECKS = [
  ['format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['styles', 'stylelint', '{src,plugins,docs,*_versioned_docs}/**/*.css', '--max-warnings', '0'],
  ['spelling', 'cspell', '--no-progress', '--no-summary', '.'],
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ...versionedDocs.map((folder) => [`types of ${folder}`, 'tsc', '--noEmit', '-p', folder]),
  ['unused', 'knip'],
];

function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `== ${title}: ${status === 0 ? 'ok' : 'failed'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return status === 0;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? (passed += 1) : (failed += 1));

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

for (const [title, command, ...args] of CHECKS) count(run(title, command, args));

function runJest(title, name, ...args) {
  const output = `test-results/${name}.json`;
  const ok = run(title, 'jest', [...args, '--json', `--outputFile=${output}`]);
  const results = readJson(output);
  passed += results?.numPassedTests ?? 0;
  failed += results?.numFailedTests ?? 0;
  if (!ok && !results?.numFailedTests) failed += 1;
}

runJest('unit tests', 'unit');
runJest('sandboxes', 'sandboxes', '--config', 'src/testing/sandboxes/jest.config.mjs');
runJest('page weight', 'weight', '--config', 'src/testing/weight/jest.config.mjs');

function runBrowser(title, args, env, results = 'e2e') {
  const ok = run(title, 'playwright', ['test', ...args], env);
  const stats = readJson(`test-results/${results}.json`)?.stats;
  passed += stats?.expected ?? 0;
  failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  if (!ok && !stats?.unexpected) failed += 1;
}

const built = run('build', 'docusaurus', ['build'], { DOCS_EXPERIMENTS: '1' });
count(built);
if (built) runBrowser('browser tests', []);

// What readers do with links is the same in stock Docusaurus.
const stock = '.cache/stock-site';
const stockBuilt = run(
  'build without page-weight',
  'docusaurus',
  ['build', '--out-dir', stock, '--locale', 'en', '--locale', 'zh'],
  { DOCS_EXPERIMENTS: '1', DOCS_PAGE_WEIGHT: '0', DOCS_SOCIAL_CARDS: '0' },
);
count(stockBuilt);
if (stockBuilt)
  runBrowser('browser tests of it', ['moving', 'navigation'], { DOCS_BUILD_DIR: stock });
rmSync(stock, { recursive: true, force: true });

const servicesBuilt = run('build with services', 'jiti', [
  'src/testing/services/buildServicesSite.ts',
]);
count(servicesBuilt);
if (servicesBuilt) {
  const config = ['--config', 'src/testing/services/playwright.config.ts'];
  runBrowser('browser tests with services', config, {}, 'services');
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
