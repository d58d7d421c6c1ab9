import type { JSONReport } from '@playwright/test/reporter';
import {
  failedJestTests,
  failedPlaywrightTests,
  flakyPlaywrightTests,
  type JestReport,
} from '../failedTests';

const RED = '\u001b[31m';

describe('failedJestTests', () => {
  const report = (...testResults: JestReport['testResults']): JestReport => ({ testResults });

  it('names the file, the test and what was wrong, without colours', () => {
    const failed = failedJestTests(
      report({
        name: '/site/plugins/ads/__tests__/pickAd.test.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [
          { fullName: 'pickAd picks one', status: 'passed', failureMessages: [] },
          {
            fullName: 'pickAd picks none',
            status: 'failed',
            failureMessages: [`${RED}Expected null`],
          },
        ],
      }),
      '/site',
    );

    expect(failed).toEqual([
      {
        name: 'plugins/ads/__tests__/pickAd.test.ts › pickAd picks none',
        message: 'Expected null',
      },
    ]);
  });

  it('has a file that could not be run', () => {
    const failed = failedJestTests(
      report({
        name: '/site/src/a.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      }),
      '/site',
    );

    expect(failed).toEqual([{ name: 'src/a.test.ts', message: 'Cannot find module' }]);
  });

  it('has nothing of a file that passed', () => {
    expect(
      failedJestTests(
        report({ name: '/site/a.test.ts', status: 'passed', message: '', assertionResults: [] }),
        '/site',
      ),
    ).toEqual([]);
  });
});

describe('failedPlaywrightTests', () => {
  type Spec = JSONReport['suites'][number]['specs'][number];

  const spec = (title: string, status: string, ...messages: string[]) =>
    ({
      title,
      file: 'menu.spec.ts',
      line: 7,
      tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
    }) as unknown as Spec;

  const report = (specs: Spec[], inner: Spec[] = []) =>
    ({
      errors: [],
      suites: [
        {
          title: 'menu.spec.ts',
          specs,
          suites: [{ title: 'by keyboard', specs: inner }],
        },
      ],
    }) as unknown as JSONReport;

  it('names the line, the groups and the test', () => {
    expect(
      failedPlaywrightTests(
        report(
          [spec('opens', 'expected'), spec('is not for phones', 'skipped')],
          [spec('closes', 'unexpected', `${RED}Timed out`)],
        ),
      ),
    ).toEqual([{ name: 'menu.spec.ts:7 › by keyboard › closes', message: 'Timed out' }]);
  });

  it('says why nothing was run', () => {
    expect(
      failedPlaywrightTests({
        errors: [{ message: 'The port is taken' }],
        suites: [],
      } as unknown as JSONReport),
    ).toEqual([{ name: 'Playwright', message: 'The port is taken' }]);
  });
});

test('flakyPlaywrightTests names the tests that passed only when they were tried again', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'menu.spec.ts',
        specs: ['expected', 'flaky'].map((status) => ({
          title: `is ${status}`,
          file: 'menu.spec.ts',
          line: 7,
          tests: [{ status, results: [] }],
        })),
      },
    ],
  } as unknown as JSONReport;
  expect(flakyPlaywrightTests(report)).toEqual(['menu.spec.ts:7 › is flaky']);
});
