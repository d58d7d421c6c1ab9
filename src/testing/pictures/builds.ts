import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../run/git';
import { isBuild } from './builtSite';
import { hasOtherPackages } from './commits';
import { linkPackages } from './linkPackages';

/** Below the project, so that packages are found. */
export const CACHE = '.cache/pictures';

const CHECKOUT = `${CACHE}/base`;
const BASE_BUILD = `${CACHE}/base-build`;
const HEAD_BUILD = `${CACHE}/head-build`;
/** Tells what the build is of. */
const BASE_STAMP = `${CACHE}/base-stamp`;

/** A commit, and the settings that the site is built with. */
const stampOf = (commit: string) =>
  [
    commit,
    ...Object.entries(process.env)
      .filter(([name]) => name.startsWith('DOCS_'))
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  ].join('\n');

function run(title: string, command: string, args: readonly string[], cwd: string): void {
  console.log(`\n== ${title} …`);
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    // As `npm run test:all` builds, but for what no picture shows.
    env: { ...process.env, DOCS_EXPERIMENTS: '1', DOCS_SOCIAL_CARDS: '0' },
  });
  if (status !== 0) throw new Error(`${title}: failed, see above.`);
}

/** Builds a site and returns the folder. */
function build(title: string, siteDir: string, name: string): string {
  const folder = path.resolve(name);
  rmSync(folder, { recursive: true, force: true });
  // Its own: two copies of the bundler do not work together.
  const docusaurus = path.resolve(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', '--locale', 'en', '--out-dir', folder];
  run(title, process.execPath, args, siteDir);
  // A build that was interrupted ends as if all was well.
  if (!isBuild(folder)) throw new Error(`${title}: left no finished build.`);
  return folder;
}

/** Builds the project as it is, uncommitted changes included, and returns the folder. */
export const buildHead = (): string => build('Build of what is here', '.', HEAD_BUILD);

/** The checkout of earlier runs, with its caches, else a new one. */
function checkOut(commit: string): void {
  if (existsSync(path.join(CHECKOUT, '.git'))) {
    try {
      git('-C', CHECKOUT, 'checkout', '--quiet', '--force', '--detach', commit);
      git('-C', CHECKOUT, 'clean', '-d', '--force', '--quiet');
      return;
    } catch {
      // The project was moved, or git has forgotten the checkout.
    }
  }
  rmSync(CHECKOUT, { recursive: true, force: true });
  git('worktree', 'add', '--quiet', '--force', '--detach', CHECKOUT, commit);
}

/** Builds a commit beside the project, unless the last build was of it, and returns the folder. */
export function buildBase(commit: string): string {
  const stamp = stampOf(commit);
  if (existsSync(BASE_STAMP) && readFileSync(BASE_STAMP, 'utf8') === stamp) {
    return path.resolve(BASE_BUILD);
  }
  rmSync(BASE_STAMP, { force: true });
  checkOut(commit);
  if (hasOtherPackages(commit)) {
    run('Packages of the base', 'npm', ['ci', '--no-audit', '--no-fund'], CHECKOUT);
  } else {
    linkPackages('node_modules', path.join(CHECKOUT, 'node_modules'));
  }
  const folder = build(`Build of ${commit.slice(0, 8)}`, CHECKOUT, BASE_BUILD);
  writeFileSync(BASE_STAMP, stamp);
  return folder;
}
