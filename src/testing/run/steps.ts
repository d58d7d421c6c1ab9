import { readdirSync } from 'node:fs';
import { LOCALE_CODES } from '../../site/locales';
import { changedFiles } from './changedFiles';
import { picturesBase } from '../pictures/commits';
import { changedLocales, changedSandboxes, changesServices } from './changedParts';
import type { Selection } from './selection';

/** A command of the test run. */
export interface Step {
  readonly title: string;
  /** A program of a package, with its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Counts tests: the report it writes is `test-results/<report>.json`. */
  readonly report?: { readonly of: 'jest' | 'playwright'; readonly name: string };
  /** Needs the site's generated files for itself. */
  readonly isBuild?: boolean;
  /** Splits its tests among shards by itself (`--shard`). Others run whole, in one shard. */
  readonly splits?: boolean;
  /** The title of the step without which this one is left out. */
  readonly needs?: string;
}

/** Where the builds are that are not `build/`. */
const STOCK_BUILD = '.cache/stock-site';

/** What readers do is the same in stock Docusaurus where `page-weight` has a hand in it. */
const STOCK_SPECS = ['moving', 'navigation', 'search', 'switches', 'demos'];

const jest = (title: string, name: string, args: readonly string[] = []): Step => ({
  title,
  command: ['jest', '--json', `--outputFile=test-results/${name}.json`, ...args],
  report: { of: 'jest', name },
});

const jestOf = (folder: string) => ['--config', `src/testing/${folder}/jest.config.mjs`];

/** Tells tests of single pages which ones to try out. */
const sinceOf = (since: string | undefined): Record<string, string> =>
  since === undefined ? {} : { DOCS_TEST_SINCE: since };

const testsServices = (since: string | undefined) =>
  since === undefined || changesServices(changedFiles(since));

function sandboxes(since: string | undefined): Step[] {
  const args = jestOf('sandboxes');
  if (since === undefined) return [{ ...jest('sandboxes', 'sandboxes', args), splits: true }];
  const names = readdirSync('src/testing/sandboxes')
    .filter((file) => file.endsWith('.sandbox.ts'))
    .map((file) => file.slice(0, -'.sandbox.ts'.length));
  const changed = changedSandboxes(changedFiles(since), names);
  return changed.length > 0
    ? [jest('sandboxes', 'sandboxes', [...args, ...changed.map((name) => `/${name}\\.sandbox`)])]
    : [];
}

/** What needs neither a build of the site nor a browser, and the builds: all at the same time. */
export function firstSteps({ all, since }: Selection): Step[] {
  const locales = since === undefined ? LOCALE_CODES : changedLocales(changedFiles(since));
  return [
    {
      isBuild: true,
      title: 'build',
      command: ['docusaurus', 'build', ...locales.flatMap((code) => ['--locale', code])],
      env: { DOCS_EXPERIMENTS: '1' },
    },
    // The two that take longest come first, so that neither ends alone.
    {
      ...jest('unit tests', 'unit', ['--maxWorkers=50%']),
      splits: true,
      env: sinceOf(since),
    },
    { title: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { title: 'types', command: ['jiti', '.ci/typecheck.ts'] },
    ...(testsServices(since)
      ? [
          {
            isBuild: true,
            title: 'build with services',
            command: ['jiti', 'src/testing/services/buildServicesSite.ts'],
          } satisfies Step,
        ]
      : []),
    { title: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
    {
      title: 'styles',
      command: ['stylelint', '{src,plugins,docs,*_versioned_docs}/**/*.css', '--max-warnings', '0'],
    },
    { title: 'spelling', command: ['cspell', '--no-progress', '--no-summary', '.'] },
    { title: 'pages', command: ['jiti', 'plugins/content/page-checks/node/cli.ts'] },
    {
      title: 'translations',
      command: ['jiti', 'plugins/content/translations/node/cli.ts', '--check'],
    },
    { title: 'unused', command: ['knip'] },
    ...sandboxes(since),
    ...(all
      ? [
          {
            isBuild: true,
            title: 'build without page-weight',
            command: [
              'docusaurus',
              'build',
              '--out-dir',
              STOCK_BUILD,
              '--locale',
              'en',
              '--locale',
              'zh',
            ],
            env: { DOCS_EXPERIMENTS: '1', DOCS_PAGE_WEIGHT: '0', DOCS_SOCIAL_CARDS: '0' },
          } satisfies Step,
          { ...jest('guides', 'guides', jestOf('guides')), splits: true },
        ]
      : []),
  ];
}

const playwright = (
  title: string,
  needs: string,
  name: string,
  args: readonly string[] = [],
): Step => ({
  title,
  needs,
  command: ['playwright', 'test', ...args],
  report: { of: 'playwright', name },
  splits: true,
});

/** Builds the base by itself, beside the build of this run. */
const PICTURES: Step = {
  title: 'pictures',
  needs: 'build',
  command: ['jiti', 'src/testing/pictures/cli.ts', '--head-dir', 'build'],
  report: { of: 'playwright', name: 'pictures' },
};

/** What drives a browser, or measures: one after the other, each with the whole machine. */
export function lastSteps({ all, since }: Selection): Step[] {
  const services = ['--config', 'src/testing/services/playwright.config.ts'];
  return [
    {
      ...playwright('browser tests', 'build', 'e2e'),
      env: sinceOf(since),
    },
    ...(testsServices(since)
      ? [playwright('browser tests with services', 'build with services', 'services', services)]
      : []),
    ...(all
      ? [
          {
            ...playwright(
              'browser tests without page-weight',
              'build without page-weight',
              'stock',
              STOCK_SPECS.map((name) => `/${name}.spec.ts`),
            ),
            env: { DOCS_BUILD_DIR: STOCK_BUILD, DOCS_TEST_REPORT: 'stock' },
          },
          ...(picturesBase() === undefined ? [] : [PICTURES]),
          jest('page weight', 'weight', jestOf('weight')),
          jest('new languages', 'languages', jestOf('languages')),
          jest('features of Docusaurus', 'pages', jestOf('pages')),
          jest('development server', 'mistakes', jestOf('mistakes')),
        ]
      : [jest('server of one product', 'mistakes', [...jestOf('mistakes'), 'newProduct'])]),
  ];
}
