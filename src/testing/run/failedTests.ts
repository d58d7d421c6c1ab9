import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed. */
export interface FailedTest {
  /** Where it is and what it is called. */
  name: string;
  /** What was wrong, without colours. */
  message: string;
}

/** What is read of the file that `jest --json` writes. */
export interface JestReport {
  testResults: readonly {
    name: string;
    /** What kept the file from running, or the messages of all its tests. */
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[] | null;
    }[];
    status: string;
  }[];
}

/** The failed tests of a Jest run, with a file that could not be run as one of them. */
export function failedJestTests(report: JestReport, root: string): FailedTest[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (!failed.length) return [{ name: file, message: stripVTControlCharacters(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: stripVTControlCharacters(failureMessages?.join('\n') ?? ''),
      }));
    });
}

interface FoundTest extends FailedTest {
  readonly status: string;
}

function testsOf(suite: JSONReportSuite, titles: readonly string[]): FoundTest[] {
  const toTests = ({ file, line, title, tests }: JSONReportSpec): FoundTest[] =>
    tests.map(({ status, results }) => ({
      status,
      name: [`${file}:${line}`, ...titles, title].join(' › '),
      message: stripVTControlCharacters(
        results
          .flatMap(({ errors }) => errors.map(({ message }) => message))
          .filter(Boolean)
          .join('\n'),
      ),
    }));
  return [
    ...suite.specs.flatMap(toTests),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ];
}

const testsWith = (wanted: string, { suites }: JSONReport) =>
  suites.flatMap((suite) => testsOf(suite, [])).filter(({ status }) => status === wanted);

/** The failed tests of a Playwright run, with what kept it from running at all. */
export function failedPlaywrightTests(report: JSONReport): FailedTest[] {
  return [
    ...report.errors.map(({ message }) => ({
      name: 'Playwright',
      message: stripVTControlCharacters(message ?? ''),
    })),
    ...testsWith('unexpected', report).map(({ name, message }) => ({ name, message })),
  ];
}

/** The names of the tests of a Playwright run that passed only when they were tried again. */
export const flakyPlaywrightTests = (report: JSONReport): string[] =>
  testsWith('flaky', report).map(({ name }) => name);
