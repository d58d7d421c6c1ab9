import { defineConfig } from '@playwright/test';
import { findChromium } from './src/testing/e2e/findChromium';

/** Set another port to run two test runs in parallel. */
const PORT = Number(process.env['DOCS_TEST_PORT'] ?? 3210);
/** The build to test, relative to the project. */
const BUILD_DIR = process.env['DOCS_BUILD_DIR'] ?? 'build';
/** The name of the report, for the test command. */
const REPORT = process.env['DOCS_TEST_REPORT'] ?? 'e2e';

export default defineConfig({
  testDir: './src/testing/e2e',
  // A folder of its own: Playwright empties it, and reports of other steps are beside it.
  outputDir: `./test-results/${REPORT}`,
  fullyParallel: true,
  // Three on two cores: tests spend a tenth of their time waiting.
  workers: '150%',
  // A test that needed it is reported as flaky by the test command.
  retries: 1,
  // Only a test that fails waits so long: three browsers on two cores take their time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${REPORT}.json` }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(process.env),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // A key that is pressed while another still scrolls would be lost.
        '--disable-smooth-scrolling',
      ],
    },
  },
  webServer: {
    command: `npm run serve -- --dir ${BUILD_DIR} --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    timeout: 60_000,
  },
});
