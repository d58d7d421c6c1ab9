/*
 * The test command. `npm test` holds what a change may have broken, `npm run test:all` everything;
 * `src/testing/README.md` says which risk is held where. It ends with the seconds of each step, with
 * what failed and why, and with one line, `N passed, N failed`; it exits with 1 when anything failed.
 */
import type { JSONReport } from '@playwright/test/reporter';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultBase } from '../src/testing/run/changedFiles';
import {
  failedJestTests,
  failedPlaywrightTests,
  flakyPlaywrightTests,
  type FailedTest,
  type JestReport,
} from '../src/testing/run/failedTests';
import { installChromium } from '../src/testing/run/installChromium';
import { runInTurn, runTogether, type StepResult } from '../src/testing/run/runSteps';
import { readSelection, stepsOfShard, type Selection } from '../src/testing/run/selection';
import { firstSteps, lastSteps } from '../src/testing/run/steps';
import { runScript } from '../src/testing/runScript';

/** Lines of what was wrong with a test that the end repeats. */
const MESSAGE_LINES = 20;

interface Count {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  readonly flaky: readonly string[];
}

/** A report that a step wrote, or undefined if it ended before. */
function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A step that reports no tests is one. So is a step that failed without a failed test. */
function toCount({ step: { title, report }, ok }: StepResult): Count {
  const unnamed = ok ? [] : [{ name: title, message: 'See its output above.' }];
  const lost = [{ name: title, message: 'It left no report of its tests.' }];
  if (report?.of === 'jest') {
    const jest = readReport<JestReport & { numPassedTests: number }>(report.name);
    const failed = jest ? failedJestTests(jest, process.cwd()) : lost;
    return {
      passed: jest?.numPassedTests ?? 0,
      failed: failed.length ? failed : unnamed,
      flaky: [],
    };
  }
  if (report?.of === 'playwright') {
    const playwright = readReport<JSONReport>(report.name);
    const failed = playwright ? failedPlaywrightTests(playwright) : lost;
    const flaky = playwright ? flakyPlaywrightTests(playwright) : [];
    const passed = (playwright?.stats.expected ?? 0) + flaky.length;
    return { passed, failed: failed.length ? failed : unnamed, flaky };
  }
  return { passed: ok ? 1 : 0, failed: unnamed, flaky: [] };
}

function printSummary(results: readonly StepResult[], seconds: number): number {
  const counts = results.map(toCount);
  const failures = counts.flatMap(({ failed }) => failed);
  const flaky = counts.flatMap(({ flaky: names }) => names);
  for (const { name, message } of failures) {
    const lines = message.trimEnd().split('\n');
    console.log(`\nFailed: ${name}`);
    for (const line of lines.slice(0, MESSAGE_LINES)) console.log(`  ${line}`);
    if (lines.length > MESSAGE_LINES) console.log('  …');
  }
  console.log('');
  for (const { step, seconds: stepSeconds } of results) {
    console.log(`${String(stepSeconds).padStart(5)} s  ${step.title}`);
  }
  console.log(`${String(seconds).padStart(5)} s  in all`);
  for (const name of flaky) console.log(`Flaky, passed when tried again: ${name}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  console.log(`\n${passed} passed, ${failures.length} failed, ${flaky.length} flaky`);
  return failures.length;
}

async function main(): Promise<void> {
  const started = Date.now();
  const selection: Selection = readSelection(process.argv.slice(2), defaultBase);
  installChromium();
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');

  const first = stepsOfShard(firstSteps(selection), selection.shard);
  const done = await runTogether(first, availableParallelism());
  const failed = new Set(done.filter(({ ok }) => !ok).map(({ step }) => step.title));
  const last = stepsOfShard(lastSteps(selection), selection.shard);
  done.push(...(await runInTurn(last.filter(({ needs }) => !needs || !failed.has(needs)))));
  const failures = printSummary(done, Math.round((Date.now() - started) / 1000));
  if (failures > 0) process.exitCode = 1;
}

runScript(main);
