/*
 * `npm run pictures`: takes pictures of this project's pages and of those of an earlier commit, and
 * reports what looks different. Exits with 1 when a commit does not say so. README.md has the options.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../findFreePort';
import { commitOf, git } from '../run/git';
import { installChromium } from '../run/installChromium';
import { runScript } from '../runScript';
import { buildBase, buildHead, CACHE } from './builds';
import { builtDemos, requireBuild } from './builtSite';
import { messagesSince, picturesBase } from './commits';
import { readMeant } from './meant';
import { HELP, parsePicturesOptions } from './options';
import { PLAN_VARIABLE, REPORT_FILE, RESULTS, type Plan } from './plan';
import { chooseSubjects } from './samples';

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(HELP);
    return;
  }
  const options = parsePicturesOptions(process.argv.slice(2), process.cwd());
  const { since, baseDir, headDir } = options;
  const commit = since === undefined ? picturesBase() : commitOf(since);
  if (baseDir !== undefined) requireBuild('--base-dir', baseDir);
  if (headDir !== undefined) requireBuild('--head-dir', headDir);
  if (commit === undefined && baseDir === undefined) {
    throw new Error(
      'There is no earlier commit to compare with: name one with --since, or a build with --base-dir.',
    );
  }
  installChromium();
  mkdirSync(CACHE, { recursive: true });

  const earlier = commit === undefined ? '' : git('log', '-1', '--format=%h "%s"', commit);
  console.log(`Compared with ${baseDir ?? earlier}.`);
  const head = headDir ?? buildHead();
  const subjects = chooseSubjects(builtDemos(head), options);
  // `commit` is only undefined beside a folder.
  const base = baseDir ?? buildBase(commit ?? '');

  const plan: Plan = {
    title: `${baseDir ?? earlier}, and ${headDir ?? 'what is here'}`,
    subjects,
    meant: commit === undefined ? [] : readMeant(messagesSince(commit)),
    folders: { base, head },
    ports: { base: await findFreePort(), head: await findFreePort() },
  };
  const planFile = path.resolve(CACHE, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  for (const old of [RESULTS, `${RESULTS}.json`, REPORT_FILE, `${CACHE}/before`]) {
    rmSync(old, { recursive: true, force: true });
  }
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'playwright', 'test', '--config', `${__dirname}/playwright.config.ts`],
    { stdio: 'inherit', env: { ...process.env, [PLAN_VARIABLE]: planFile } },
  );
  process.exitCode = status ?? 1;
}

runScript(main);
