import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ANNOTATIONS, toSentence, type Difference } from './difference';
import { readPlan, REPORT_FILE } from './plan';
import { formatReport } from './report';

/** Puts the picture itself into the page. */
const embed = (file: string) =>
  file && `data:image/png;base64,${readFileSync(file).toString('base64')}`;

const withPictures = (difference: Difference): Difference => ({
  ...difference,
  before: embed(difference.before),
  after: embed(difference.after),
  difference: embed(difference.difference),
});

/** Writes the report at the end of a run. */
export default class PicturesReporter implements Reporter {
  private readonly last = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.last.set(test, result);
  }

  onEnd(_result: FullResult): void {
    const { title } = readPlan();
    const descriptions = (result: TestResult, wanted: string) =>
      result.annotations.flatMap(({ type, description }) =>
        type === wanted && description !== undefined ? [description] : [],
      );
    const results = [...this.last];
    const differences = results
      .flatMap(([, result]) => descriptions(result, ANNOTATIONS.difference))
      .map((description) => JSON.parse(description) as Difference);
    const added = new Set(results.flatMap(([, result]) => descriptions(result, ANNOTATIONS.added)));
    const unmeant = differences.filter(({ meant }) => !meant);
    const failed = results
      .filter(
        ([, result]) =>
          result.status !== 'passed' &&
          result.status !== 'skipped' &&
          descriptions(result, ANNOTATIONS.difference).length === 0,
      )
      .map(
        ([test, { error }]) =>
          `${test.title}: ${stripVTControlCharacters(error?.message ?? '').split('\n')[0]}`,
      );
    writeFileSync(
      REPORT_FILE,
      formatReport({
        title,
        differences: differences.map(withPictures),
        added: [...added],
        failed,
        tests: results.length,
      }),
    );
    for (const difference of unmeant) console.log(toSentence(difference));
    for (const sentence of failed) console.log(sentence);
    const meant = differences.length - unmeant.length;
    const words = [`${differences.length} pictures differ`, `${meant} of them are meant`];
    console.log(`${[...words, `${added.size} have nothing to compare with`].join(', ')}.`);
    console.log(`Before, after and difference: ${path.resolve(REPORT_FILE)}`);
  }
}
