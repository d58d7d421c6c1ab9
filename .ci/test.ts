/*
 * The test command: all checks in turn, fast ones first. It ends with the failures and their
 * messages, for logs of which only the end is kept, and with one line, `N passed, N failed`. Exits
 * with 1 if anything failed.
 */
import type { JSONReport } from '@playwright/test/reporter';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import {
  failedJestTests,
  failedPlaywrightTests,
  type FailedTest,
  type JestReport,
} from '../src/testing/report/failedTests';

/** Maximum lines of a failure's message. */
const MESSAGE_LINES = 20;

/** Older versions of products, whose demos use older packages. */
const versionedDocs = readdirSync('.')
  .filter((name) => name.endsWith('_versioned_docs'))
  .flatMap((name) => readdirSync(name).map((version) => `${name}/${version}`))
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));

const CHECKS: readonly [title: string, command: string, ...args: string[]][] = [
  ['format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['styles', 'stylelint', '{src,plugins,docs,*_versioned_docs}/**/*.css', '--max-warnings', '0'],
  ['spelling', 'cspell', '--no-progress', '--no-summary', '.'],
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ...versionedDocs.map((folder): [string, string, ...string[]] => [
    `types of ${folder}`,
    'tsc',
    '--noEmit',
    '-p',
    folder,
  ]),
  ['unused', 'knip'],
];

/** Runs a command; returns whether it succeeded. */
function run(
  title: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
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

/** Reads a report that `run`'s command has written; null if it terminated early. */
function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

let passed = 0;
let failed = 0;
const failures: FailedTest[] = [];

function runCheck(
  title: string,
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
): boolean {
  const ok = run(title, command, args, env);
  if (ok) passed += 1;
  else countFailed(title, 1, []);
  return ok;
}

/** Counts failures of a step; without test names, the step itself is listed. */
function countFailed(title: string, count: number, tests: readonly FailedTest[]): void {
  failed += count;
  failures.push(...(tests.length ? tests : [{ name: title, message: 'See its output above.' }]));
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

for (const [title, command, ...args] of CHECKS) runCheck(title, command, args);

function runJest(title: string, name: string, ...args: string[]): void {
  const output = `test-results/${name}.json`;
  const ok = run(title, 'jest', [...args, '--json', `--outputFile=${output}`]);
  const report = readReport<JestReport & { numPassedTests: number; numFailedTests: number }>(
    output,
  );
  passed += report?.numPassedTests ?? 0;
  if (!ok) {
    const tests = report ? failedJestTests(report, process.cwd()) : [];
    countFailed(title, report?.numFailedTests || 1, tests);
  }
}

runJest('unit tests', 'unit');
runJest('sandboxes', 'sandboxes', '--config', 'src/testing/sandboxes/jest.config.mjs');
runJest('page weight', 'weight', '--config', 'src/testing/weight/jest.config.mjs');

function runBrowser(
  title: string,
  args: readonly string[],
  env: Record<string, string>,
  results = 'e2e',
): void {
  const ok = run(title, 'playwright', ['test', ...args], env);
  const report = readReport<JSONReport>(`test-results/${results}.json`);
  passed += report?.stats.expected ?? 0;
  const count = (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0);
  if (!ok || count > 0) {
    countFailed(title, count || 1, report ? failedPlaywrightTests(report) : []);
  }
}

if (runCheck('build', 'docusaurus', ['build'], { DOCS_EXPERIMENTS: '1' })) {
  runBrowser('browser tests', [], {});
}

// Behaviour that the page-weight plugin affects must be the same with stock Docusaurus.
const STOCK_SPECS = ['moving', 'navigation', 'search', 'switches', 'demos'];
const stock = '.cache/stock-site';
const stockBuilt = runCheck(
  'build without page-weight',
  'docusaurus',
  ['build', '--out-dir', stock, '--locale', 'en', '--locale', 'zh'],
  { DOCS_EXPERIMENTS: '1', DOCS_PAGE_WEIGHT: '0', DOCS_SOCIAL_CARDS: '0' },
);
if (stockBuilt) {
  const files = STOCK_SPECS.map((name) => `/${name}.spec.ts`);
  runBrowser('browser tests of it', files, { DOCS_BUILD_DIR: stock });
}
rmSync(stock, { recursive: true, force: true });

if (runCheck('build with services', 'jiti', ['src/testing/services/buildServicesSite.ts'])) {
  const config = ['--config', 'src/testing/services/playwright.config.ts'];
  runBrowser('browser tests with services', config, {}, 'services');
}

for (const { name, message } of failures) {
  const lines = message.trimEnd().split('\n');
  console.log(`\nFailed: ${name}`);
  for (const line of lines.slice(0, MESSAGE_LINES)) console.log(`  ${line}`);
  if (lines.length > MESSAGE_LINES) console.log('  …');
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
